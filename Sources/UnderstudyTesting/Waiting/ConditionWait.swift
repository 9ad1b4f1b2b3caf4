import UnderstudyTime
import XCUIAutomation

/// One wait for a condition of any kind: looks at first, then after everything that may have changed it, and at the end.
///
/// In a test that has launched or hosted something, that is every turn of its session, and the time is the session's.
/// Without one it is every job of the process and every change of an observed property, and the time is real.
@MainActor struct ConditionWait {
  let rule: ConditionRule
  let duration: Duration
  private var decision: Bool?
  private var reads = ProbeReads()

  init(_ rule: ConditionRule, for duration: Duration) { (self.rule, self.duration) = (rule, max(duration, .zero)) }

  /// The session whose time a wait of the running test goes by; nil where it waits in real time.
  static var session: ExecutionSession? { Caller.app ?? TestScope.current?.session }

  // MARK: - Conditions that answer at once

  /// Waits in place, for synchronous tests.
  static func run<E: Error>(
    _ rule: ConditionRule, for duration: Duration, _ condition: () throws(E) -> Bool
  ) throws(E) -> ConditionOutcome {
    var wait = ConditionWait(rule, for: duration)
    guard let session else { return try wait.runOutside(condition) }
    let start = wait.begin(session)
    var failure: E?
    _ = session.run(until: { wait.isDecided(condition, &failure) }, timeout: wait.duration)
    if let failure { throw failure }
    return wait.outcome(session, since: start)
  }

  static func runAsync<E: Error>(
    _ rule: ConditionRule, for duration: Duration, _ condition: () throws(E) -> Bool
  ) async throws(E) -> ConditionOutcome {
    var wait = ConditionWait(rule, for: duration)
    guard let session else {
      let outside = OutsideLook(for: wait.duration, followsPool: true)
      return try await wait.runOutsideAsync(outside) { (wait) async throws(E) in
        try wait.look(outside, condition)
      }
    }
    let start = wait.begin(session)
    var failure: E?
    await session.runUnlessCancelled(until: { wait.isDecided(condition, &failure) }, timeout: wait.duration)
    if let failure { throw failure }
    return wait.outcome(session, since: start)
  }

  /// Runs the app until it is idle, so that the first look sees what the test has done.
  private func begin(_ session: ExecutionSession) -> Duration {
    session.perform { _ = session.drain() }
    return session.now
  }

  private mutating func isDecided<E: Error>(_ condition: () throws(E) -> Bool, _ failure: inout E?) -> Bool {
    guard decision == nil, failure == nil else { return true }
    do throws(E) {
      try look(condition)
    } catch {
      failure = error
    }
    return decision != nil || failure != nil
  }

  private mutating func look<E: Error>(_ condition: () throws(E) -> Bool) throws(E) {
    decision = rule.decision(onMet: try Probe.holds(noting: &reads, condition))
  }

  private func outcome(_ session: ExecutionSession, since start: Duration) -> ConditionOutcome {
    // A report reads debug information.
    let busy = verdict ? "" : session.busyReport
    return ConditionOutcome(holds: verdict, elapsed: session.now - start, busy: busy, reads: reads)
  }

  // MARK: - Conditions that must be awaited

  static func runAwaiting<E: Error>(
    _ rule: ConditionRule, for duration: Duration, _ condition: () async throws(E) -> Bool
  ) async throws(E) -> ConditionOutcome {
    var wait = ConditionWait(rule, for: duration)
    guard let session else {
      return try await wait.runOutsideAsync(OutsideLook(for: wait.duration, followsPool: false)) {
        (wait) async throws(E) in wait.decision = rule.decision(onMet: try await condition())
      }
    }
    let start = wait.begin(session)
    let turns = TurnCounter()
    session.addTurnObserver(turns)
    defer { session.removeTurnObserver(turns) }
    var isOver = false
    while true {
      let seen = turns.count
      wait.decision = rule.decision(onMet: try await condition())
      if wait.decision != nil || isOver || Task.isCancelled { break }
      let left = start + wait.duration - session.now
      isOver = await !session.runAsync(until: { turns.count > seen }, timeout: left)
    }
    return wait.outcome(session, since: start)
  }

  // MARK: - Without a session

  // The last look begins when the time is over: one that takes long, on a busy machine, may have begun before the change.

  /// Looks, and once more where it has begun to follow what it read: a change on another thread in between is not announced.
  private mutating func look<E: Error>(_ outside: OutsideLook, _ condition: () throws(E) -> Bool) throws(E) {
    let begins = try outside.tracking { () throws(E) in try look(condition) }
    if begins, decision == nil { try look(condition) }
  }

  private mutating func runOutside<E: Error>(_ condition: () throws(E) -> Bool) throws(E) -> ConditionOutcome {
    let outside = OutsideLook(for: duration, followsPool: true)
    defer { outside.end() }
    while true {
      let isLast = outside.isOver
      try look(outside, condition)
      if decision != nil || isLast { return outcome(outside) }
      outside.block()
    }
  }

  private mutating func runOutsideAsync<E: Error>(
    _ outside: OutsideLook, _ look: (inout ConditionWait) async throws(E) -> Void
  ) async throws(E) -> ConditionOutcome {
    defer { outside.end() }
    while true {
      let isLast = outside.isOver
      try await look(&self)
      if decision != nil || isLast || Task.isCancelled { return outcome(outside) }
      await outside.wait()
    }
  }

  private func outcome(_ outside: OutsideLook) -> ConditionOutcome {
    ConditionOutcome(holds: verdict, elapsed: outside.elapsed, busy: nil, reads: reads)
  }

  /// A wait that was cut short holds nothing.
  private var verdict: Bool { decision ?? (Task.isCancelled ? false : rule.decisionAtEnd) }
}

@MainActor private final class TurnCounter: TurnObserver {
  var count = 0
  func turnDidEnd() { count += 1 }
}

extension ExecutionSession {
  /// Runs until a condition holds, the time is over or the calling task is cancelled.
  ///
  /// - Parameters:
  ///   - condition: looked at first and after every turn.
  ///   - timeout: the longest wait, of the session's time.
  /// - Returns: whether it ended before the time was over.
  @MainActor @discardableResult
  func runUnlessCancelled(until condition: () -> Bool, timeout: Duration) async -> Bool {
    await withTaskCancellationHandler {
      await runAsync(until: { condition() || Task.isCancelled }, timeout: timeout)
    } onCancel: {
      wakeFollowers()
    }
  }
}
