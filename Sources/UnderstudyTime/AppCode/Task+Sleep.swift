// Shadows of the standard library's own, seen by every file of a target that imports this module. They say exactly how
// long a sleep is; what does not see them reaches the virtual clock through the executor, rounded to a millisecond.
extension Task where Success == Never, Failure == Never {
  /// Sleeps for a duration: of virtual time in an app and in a test that has one, of real time elsewhere.
  ///
  /// - Parameters:
  ///   - duration: zero or less means the next turn.
  ///   - tolerance: how much later is acceptable; virtual time is exact.
  /// - Throws: `CancellationError` where the task is cancelled.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(for: duration, tolerance: tolerance, clock: ContinuousClock())
  }

  /// Sleeps for a duration; see ``sleep(for:tolerance:)``.
  ///
  /// - Parameters:
  ///   - duration: zero or less means the next turn.
  ///   - tolerance: how much later is acceptable; virtual time is exact.
  ///   - clock: in an app under test the standard library's clocks are the virtual one.
  /// - Throws: `CancellationError` where the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: Duration, tolerance: Duration? = nil, clock: C
  ) async throws where C.Duration == Duration {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  /// Sleeps until an instant, which in an app under test is one of virtual time.
  ///
  /// - Parameters:
  ///   - deadline: computed from the clock's `now`.
  ///   - tolerance: how much later is acceptable; virtual time is exact.
  ///   - clock: the clock of the deadline.
  /// - Throws: `CancellationError` where the task is cancelled.
  public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = .continuous
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Sleeps until an instant, which in an app under test is one of virtual time.
  ///
  /// - Parameters:
  ///   - deadline: computed from the clock's `now`.
  ///   - tolerance: how much later is acceptable; virtual time is exact.
  ///   - clock: the clock of the deadline.
  /// - Throws: `CancellationError` where the task is cancelled.
  public static func sleep(
    until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Sleeps for a number of nanoseconds; see ``sleep(for:tolerance:)``.
  ///
  /// - Parameter duration: in nanoseconds.
  /// - Throws: `CancellationError` where the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), clock: ContinuousClock())
  }

  /// Sleeps for a number of nanoseconds, to the end even where the task is cancelled.
  ///
  /// - Parameter duration: in nanoseconds.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static func sleep(_ duration: UInt64) async {
    let caller = Caller.current
    // In a separate task, which is not cancelled.
    let task = Task<Void, Never>.detached {
      let duration = Duration.nanoseconds(Int64(clamping: duration))
      if let caller { try? await caller.sleep(for: duration) } else { try? await Task.sleep(for: duration) }
    }
    await task.value
  }
}

extension Caller {
  /// Suspends the calling task for exactly so long in the session's virtual time.
  ///
  /// - Parameter duration: zero or less means the end of the queue.
  /// - Throws: `CancellationError`, at once where the task is cancelled.
  package func sleep(for duration: Duration) async throws {
    let sleeper = Sleeper()
    let purpose = ParkedJob.Purpose.sleep(WorkContext.taskNumber)
    let timer = SessionTimer(session: session, purpose: purpose, isOfTest: role != .app) { sleeper.wake(.success(())) }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        if sleeper.begin(continuation) {
          timer.start(after: duration)
          // It may have been cancelled before there was a timer.
          if !sleeper.isAsleep { timer.cancel() }
        } else {
          // In a turn of its own: a task that continues and on, though it was cancelled, is then seen as one.
          session.enqueue { continuation.resume(throwing: CancellationError()) }
        }
        noteSleep()
      }
    } onCancel: {
      timer.cancel()
      sleeper.wake(.failure(CancellationError()))
    }
  }
}

/// One sleep, ended by its timer or by cancellation, whichever is first.
private final class Sleeper: Sendable {
  private struct State {
    var continuation: UnsafeContinuation<Void, any Error>?
    var isOver = false
  }

  private let state = Guarded(State())

  var isAsleep: Bool { state.withLock { $0.continuation != nil } }

  /// - Returns: false where it was cancelled before.
  func begin(_ continuation: UnsafeContinuation<Void, any Error>) -> Bool {
    state.withLock { state in
      if !state.isOver { state.continuation = continuation }
      return !state.isOver
    }
  }

  func wake(_ result: Result<Void, any Error>) {
    let last = state.withLock { state in
      defer { state = State(isOver: true) }
      return state
    }
    last.continuation?.resume(with: result)
  }
}
