/// The virtual time of a `DispatchSourceTimer`.
final class SourceTimer: Sendable {
  private struct State: Sendable {
    var handler: (@Sendable () -> Void)?
    var cancelHandler: (@Sendable () -> Void)?
    /// How often it was suspended; a new one is.
    var suspensions = 1
    /// When it fires next; nil where it was not scheduled, or does not repeat and has fired.
    var deadline: Duration?
    var interval: Duration?
    var firing: SessionTimer?
    var isCancelled = false
  }

  private let session: ExecutionSession
  private let origin: WorkOrigin
  private let state = Guarded(State())

  init(of session: ExecutionSession, for origin: WorkOrigin) { (self.session, self.origin) = (session, origin) }

  func setHandler(_ handler: @escaping @Sendable () -> Void) {
    state.withLock { $0.handler = handler }
  }

  func setCancelHandler(_ handler: @escaping @Sendable () -> Void) {
    state.withLock { $0.cancelHandler = handler }
  }

  /// Schedules it, or schedules it again.
  ///
  /// - Parameters:
  ///   - start: Dispatch's number for a time; those on the wall are negative.
  ///   - interval: in nanoseconds; the greatest number for none.
  func set(_ start: UInt64, _ interval: UInt64) {
    let delay = VirtualDelay.until(start, isOnTheWall: Int64(bitPattern: start) < -1)
    let now = session.now
    state.withLock { state in
      // Dispatch's distant future never comes.
      state.deadline = start == .max ? nil : now + delay
      // Dispatch takes no interval below a nanosecond; one that repeats without pause would stop the clock.
      state.interval = interval >= UInt64(Int64.max) ? nil : max(.nanoseconds(Int64(interval)), .microseconds(100))
    }
    restart()
  }

  /// - Parameter change: to the number of suspensions; 0 activates a new one.
  func suspend(_ change: Int) {
    state.withLock { state in state.suspensions = change == 0 ? 0 : max(state.suspensions + change, 0) }
    restart()
  }

  /// Stops it; the cancel handler joins the app's work, once.
  func cancel() {
    let handler = state.withLock { state in
      state.isCancelled = true
      return state.cancelHandler.take()
    }
    restart()
    if let handler { session.enqueue(for: origin) { handler() } }
  }

  /// Stops it where nothing refers to it any more.
  func drop() {
    state.withLock { $0.isCancelled = true }
    restart()
  }

  /// Sets the clock's timer for the next time, or none.
  private func restart() {
    let former = state.withLock { $0.firing.take() }
    former?.cancel()
    let deadline = state.withLock { $0.suspensions == 0 && !$0.isCancelled ? $0.deadline : nil }
    guard let deadline else { return }
    let firing = SessionTimer(session: session, origin: origin) { [weak self] in self?.fire() }
    state.withLock { $0.firing = firing }
    firing.start(after: deadline - session.now)
  }

  @MainActor private func fire() {
    let now = session.now
    let handler = state.withLock { state in
      // Times that were missed are made up for by one call.
      if let interval = state.interval, let deadline = state.deadline {
        state.deadline = deadline + interval * max(1, Int((now - deadline) / interval) + 1)
      } else {
        state.deadline = nil
      }
      return state.handler
    }
    restart()
    handler?()
  }
}
