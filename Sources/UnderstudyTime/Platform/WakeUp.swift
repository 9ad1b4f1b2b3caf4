import Dispatch

/// Ends the pauses of one wait from any thread.
///
/// What is announced while the wait looks ends its next pause at once: nothing is lost between a look and a pause.
final class WakeUp: Sendable {
  enum End: Sendable {
    /// Something had been announced already, so the wait has not paused.
    case atOnce
    case announced, timedOut
  }

  private struct State {
    var hasNews = false
    var continuation: CheckedContinuation<End, Never>?
  }

  private let state = Guarded(State())
  /// Signalled whenever `hasNews` becomes true.
  private let semaphore = DispatchSemaphore(value: 0)

  /// Something may have changed.
  ///
  /// - Returns: whether that ends the next pause, or one that blocks now.
  @discardableResult func announce() -> Bool {
    let former = state.withLock { state in
      let former = state
      state = State(hasNews: former.hasNews || former.continuation == nil)
      return former
    }
    former.continuation?.resume(returning: .announced)
    guard former.continuation == nil, !former.hasNews else { return false }
    semaphore.signal()
    return true
  }

  /// Whether something was announced, once.
  func takeNews() -> Bool {
    let hasNews = state.withLock { state in
      defer { state.hasNews = false }
      return state.hasNews
    }
    if hasNews { semaphore.wait() }
    return hasNews
  }

  /// Blocks the thread.
  ///
  /// - Returns: false where nothing was announced before the deadline.
  func block(until deadline: DispatchTime) -> Bool {
    guard semaphore.wait(timeout: deadline) == .success else { return false }
    state.withLock { $0.hasNews = false }
    return true
  }

  /// Suspends the calling task.
  @MainActor func suspend(until deadline: DispatchTime) async -> End {
    if takeNews() { return .atOnce }
    nonisolated(unsafe) let timeOut = DispatchWorkItem {
      self.state.withLock { $0.continuation.take() }?.resume(returning: .timedOut)
    }
    defer { timeOut.cancel() }
    DispatchQueue.main.asyncBypassingSessions(after: deadline) { timeOut.perform() }
    return await withCheckedContinuation { continuation in
      state.withLock { $0.continuation = continuation }
      if takeNews() { state.withLock { $0.continuation.take() }?.resume(returning: .atOnce) }
    }
  }
}
