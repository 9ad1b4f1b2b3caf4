import Synchronization

/// A timer on a session's virtual clock, which can be started again.
package final class SessionTimer: Sendable {
  let session: ExecutionSession
  /// How often it was cancelled: what was queued before does nothing.
  private let runs = Atomic(0)
  private let sequence = Guarded<UInt64?>(nil)
  private let interval: Duration?
  let origin: WorkOrigin?
  private let cause: WorkCause?
  private let purpose: ParkedJob.Purpose
  private let isOfTest: Bool
  private let work: @MainActor () -> Void

  init(
    session: ExecutionSession, interval: Duration? = nil, origin: WorkOrigin? = nil,
    purpose: ParkedJob.Purpose = .timer, isOfTest: Bool = false, work: @escaping @MainActor () -> Void
  ) {
    (self.session, self.interval, self.origin) = (session, interval, origin)
    (self.purpose, self.isOfTest) = (purpose, isOfTest)
    cause = origin == nil ? nil : .ofNewBlock
    self.work = work
  }

  /// Identifies what was started since it was cancelled last.
  var run: Int { runs.load(ordering: .acquiring) }

  /// Stops the timer; its work does not run again, also where it is due or queued.
  package func cancel() {
    runs.add(1, ordering: .acquiringAndReleasing)
    let parked = sequence.withLock { $0.take().flatMap { session.unpark($0) } }
    withExtendedLifetime(parked) {}
  }

  /// Starts the timer; without a delay its work goes to the end of the queue, and the clock need not move.
  func start(after delay: Duration) {
    let (now, run) = (session.now, run)
    if delay > .zero {
      start(at: now + delay, run)
    } else {
      session.enqueue(for: origin) { self.fire(at: now, run) }
    }
  }

  private func start(at deadline: Duration, _ run: Int) {
    sequence.withLock { number in
      guard self.run == run else { return }
      let job = SessionJob(work: .closure { self.fire(at: deadline, run) }, origin: origin)
      number = session.park(job, at: deadline, for: purpose, isOfTest: isOfTest)
    }
  }

  @MainActor private func fire(at deadline: Duration, _ run: Int) {
    guard self.run == run else { return }
    if let interval { start(at: deadline + interval, run) }
    session.run(work, as: cause)
  }
}

extension ExecutionSession {
  /// The interval of a repeating timer that was asked to repeat without pause, as Foundation's `Timer` has it.
  private static let shortestInterval = Duration.microseconds(100)

  /// Runs work when the virtual clock has moved on; any thread may call it.
  ///
  /// Timers that are due at the same time run in the order of their start. A delay of zero or less means the end of the
  /// queue, so the work runs without the clock being moved.
  ///
  /// - Parameters:
  ///   - delay: virtual time from now.
  ///   - interval: virtual time between two runs, at least 100 µs; `nil` for one run.
  ///   - origin: named in reports; nil for work of the framework.
  ///   - work: runs as the session's, on the main actor.
  /// - Returns: the timer, which need not be retained.
  @discardableResult
  package func schedule(
    after delay: Duration, repeating interval: Duration? = nil, for origin: WorkOrigin? = nil,
    _ work: @escaping @MainActor () -> Void
  ) -> SessionTimer {
    let interval = interval.map { max($0, Self.shortestInterval) }
    let timer = SessionTimer(session: self, interval: interval, origin: origin, work: work)
    timer.start(after: delay)
    return timer
  }

  /// Keeps work until the clock reaches a time.
  ///
  /// - Returns: a number that identifies the timer to ``unpark(_:)``, or `nil` where the session is closed or the app has ended.
  @discardableResult
  func park(
    _ job: SessionJob, at deadline: Duration, for purpose: ParkedJob.Purpose, isOfTest: Bool = false
  ) -> UInt64? {
    state.withLock { isOver(job.origin) ? nil : $0.park(job, at: deadline, for: purpose, isOfTest: isOfTest) }
  }

  /// Takes parked work out, wherever the clock is.
  ///
  /// - Returns: what was parked, so that the caller releases it outside the lock.
  func unpark(_ sequence: UInt64) -> ParkedJob? {
    state.withLock { $0.timers.remove(sequence) }
  }

  /// Moves the clock to the next timer and queues its work.
  ///
  /// - Parameter limit: timers that are due later are left.
  /// - Returns: the timer; nil where there is none.
  @MainActor @discardableResult func queueNextTimer(upTo limit: Duration) -> ParkedJob? {
    let timer = state.withLock { $0.popTimer(upTo: limit) }
    guard let timer else { return nil }
    clockMoves += 1
    push(timer.job)
    return timer
  }
}

extension Caller {
  /// Notes that code of a test sleeps, or waits for a timer: the test may be idle.
  func noteSleep() {
    guard role != .app else { return }
    session.test.noteYield()
    session.test.mayBeIdle()
  }

  /// Runs work when the session's clock has moved on, as ``ExecutionSession/schedule(after:repeating:for:_:)`` does.
  ///
  /// In a test a manual clock moves, too, as the test waits for the work.
  package func schedule(
    after delay: Duration, for origin: WorkOrigin, _ work: @escaping @MainActor () -> Void
  ) -> SessionTimer {
    let timer = SessionTimer(session: session, origin: origin, isOfTest: role != .app, work: work)
    timer.start(after: delay)
    noteSleep()
    return timer
  }
}
