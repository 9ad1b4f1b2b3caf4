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
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        sleeper.start(continuation, for: duration, by: self)
        noteSleep()
      }
    } onCancel: {
      sleeper.wake(throwing: CancellationError())
    }
  }
}

/// One sleep, ended by its timer or by cancellation, whichever is first.
private final class Sleeper: Sendable {
  private enum State {
    case idle
    case asleep(UnsafeContinuation<Void, any Error>, SessionTimer?)
    case awake
  }

  private let state = Guarded(State.idle)

  func start(
    _ continuation: UnsafeContinuation<Void, any Error>, for duration: Duration, by caller: Caller
  ) {
    let isCancelled = state.withLock { state in
      // The cancellation handler may have run before there was anything to cancel.
      guard case .idle = state else { return true }
      state = .asleep(continuation, nil)
      return false
    }
    // In a turn of its own: a task that goes on and on, though it was cancelled, is then seen as one.
    guard !isCancelled else { return caller.session.enqueue { continuation.resume(throwing: CancellationError()) } }
    let purpose = ParkedJob.Purpose.sleep(WorkRecord.current?.number)
    let timer = SessionTimer(session: caller.session, purpose: purpose, isOfTest: caller.role != .app) {
      self.wake(throwing: nil)
    }
    timer.start(after: duration)
    let isAsleep = state.withLock { state in
      guard case .asleep = state else { return false }
      state = .asleep(continuation, timer)
      return true
    }
    if !isAsleep { timer.cancel() }
  }

  func wake(throwing error: (any Error)?) {
    let last = state.withLock { state in
      defer { state = .awake }
      return state
    }
    guard case .asleep(let continuation, let timer) = last else { return }
    if let error {
      timer?.cancel()
      continuation.resume(throwing: error)
    } else {
      continuation.resume()
    }
  }
}
