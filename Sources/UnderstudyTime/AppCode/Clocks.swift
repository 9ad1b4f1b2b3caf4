import Dispatch
import Glibc

/// Where a session's time zero lies on the real clocks, so that virtual instants have the clocks' own types.
struct ClockOrigin: Sendable {
  let continuous = RealTime.now(of: ContinuousClock())
  let suspending = RealTime.now(of: SuspendingClock())
  /// In seconds since the beginning of 2001.
  let date = RealTime.secondsSinceReferenceDate
}

extension ExecutionSession {
  /// Virtual time as an uptime of the machine, in nanoseconds, for schedulers that go by it.
  ///
  /// It runs on from the real one at which it was first asked for, not from the session's beginning: what an app computes
  /// with the real uptime is then close.
  package var uptimeNanoseconds: UInt64 {
    // The low bits of the whole nanoseconds, which have more than 64 after some hundred years.
    let (seconds, attoseconds) = now.components
    let elapsed =
      UInt64(truncatingIfNeeded: seconds) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: attoseconds / 1_000_000_000)
    let origin = uptimeOrigin.withLock { origin in
      origin = origin ?? DispatchTime.now().uptimeNanoseconds &- elapsed
      return origin ?? 0
    }
    // Dispatch has 62 bits for an uptime; what is computed with it after some seventy years continues from zero.
    return (origin &+ elapsed) & (1 << 61 - 1)
  }
}

/// The standard library's own clocks, for which the shadows below are not seen in a generic function, and the system's.
package enum RealTime {
  /// What a clock of the system says: clocks of Swift are the app's while its test runs.
  package static func time(of clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Seconds since the machine's start, as Swift Testing's events have them.
  package static var uptime: Double { time(of: CLOCK_MONOTONIC) / .seconds(1) }

  static func now<C: Clock>(of clock: C) -> C.Instant { clock.now }

  static func sleep<C: Clock>(until deadline: C.Instant, tolerance: C.Duration?, clock: C) async throws {
    ProcessWork.begin()
    defer { ProcessWork.end() }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

extension Clock where Duration == Swift.Duration {
  /// Sleeps for a duration: of virtual time in an app and in a test that has one where the clock is one of the standard library's.
  ///
  /// - Parameters:
  ///   - duration: zero or less means the next turn.
  ///   - tolerance: how much later is acceptable; virtual time is exact.
  /// - Throws: `CancellationError` where the task is cancelled.
  nonisolated(nonsending) public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    guard let caller else { return try await sleep(until: now.advanced(by: duration), tolerance: tolerance) }
    try await caller.sleep(for: duration)
  }

  /// How long work takes; by one of the standard library's clocks in an app under test only what sleeps there takes any.
  ///
  /// - Parameter work: runs at once.
  /// - Throws: what `work` throws.
  public func measure(_ work: () throws -> Void) rethrows -> Duration {
    let elapsed = stopwatch
    try work()
    return elapsed()
  }

  /// How long work takes; by one of the standard library's clocks in an app under test only what sleeps there takes any.
  ///
  /// - Parameters:
  ///   - isolation: where the caller runs, and so does `work`.
  ///   - work: runs at once.
  /// - Throws: what `work` throws.
  public func measure(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
  ) async rethrows -> Duration {
    let elapsed = stopwatch
    try await work()
    return elapsed()
  }

  /// The caller, if the clock gives it the time of its session; nil where it gives its own.
  private var caller: Caller? { self is ContinuousClock || self is SuspendingClock ? .current : nil }

  /// The present instant, of virtual time in an app under test, where time zero is known.
  fileprivate func now(since zero: KeyPath<ClockOrigin, Instant>) -> Instant {
    guard let session = caller?.session else { return RealTime.now(of: self) }
    return session.origin[keyPath: zero].advanced(by: session.now)
  }

  /// Sleeps until an instant, which in an app under test is one of virtual time.
  nonisolated(nonsending) fileprivate func sleep(
    until deadline: Instant, tolerance: Duration?, since zero: KeyPath<ClockOrigin, Instant>
  ) async throws {
    guard let caller else { return try await RealTime.sleep(until: deadline, tolerance: tolerance, clock: self) }
    let start = caller.session.origin[keyPath: zero].advanced(by: caller.session.now)
    try await caller.sleep(for: start.duration(to: deadline))
  }

  /// Gives the time since now.
  private var stopwatch: () -> Duration {
    if let session = caller?.session {
      let start = session.now
      return { session.now - start }
    }
    let start = now
    return { start.duration(to: now) }
  }
}

// Without these a deadline such as `.now + .seconds(1)` would mix virtual and real time. Code that uses a clock as
// `some Clock` or `any Clock` reads the real time, and its sleeps until an instant are converted by the executor.
extension ContinuousClock {
  /// The present instant: of virtual time in an app under test.
  public var now: Instant { Self.now }

  /// The present instant: of virtual time in an app under test.
  public static var now: Instant { ContinuousClock().now(since: \.continuous) }

  /// Sleeps until an instant, which in an app under test is one of virtual time.
  ///
  /// - Parameters:
  ///   - deadline: computed from this clock's `now`.
  ///   - tolerance: how much later is acceptable; virtual time is exact.
  /// - Throws: `CancellationError` where the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, tolerance: tolerance, since: \.continuous)
  }
}

extension ContinuousClock.Instant {
  /// The present instant: of virtual time in an app under test.
  public static var now: Self { ContinuousClock.now }
}

extension SuspendingClock {
  /// The present instant: of virtual time in an app under test.
  public var now: Instant { Self.now }

  /// The present instant: of virtual time in an app under test.
  public static var now: Instant { SuspendingClock().now(since: \.suspending) }

  /// Sleeps until an instant, which in an app under test is one of virtual time.
  ///
  /// - Parameters:
  ///   - deadline: computed from this clock's `now`.
  ///   - tolerance: how much later is acceptable; virtual time is exact.
  /// - Throws: `CancellationError` where the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, tolerance: tolerance, since: \.suspending)
  }
}

extension SuspendingClock.Instant {
  /// The present instant: of virtual time in an app under test.
  public static var now: Self { SuspendingClock.now }
}
