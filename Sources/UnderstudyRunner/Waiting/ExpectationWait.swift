import UnderstudyPredicates
import UnderstudyTime
import XCTest

/// What a predicate can be about that belongs to an app: an element or a query.
package protocol OfApplication {
  @MainActor var runOfApp: ApplicationRun { get }
}

/// Waits for XCTest's expectations on the virtual clock, so that they neither poll nor take real time.
///
/// XCTest does not report the end of a wait: its result is found by giving it the expectations once more, with no
/// time left.
@MainActor enum ExpectationWait {
  /// The result of a wait in the session of the test.
  enum Outcome: Sendable {
    /// There is no session: XCTest must do the whole wait.
    case noSession
    /// The session has waited, also for what is under way outside: XCTest has only to give the result.
    case settled
    /// The time-out of a wait around this one has come.
    case interrupted(by: UncheckedSendable<XCTWaiter>)
  }

  /// A wait of a test whose clock has a session, while code runs that may wait as well.
  private struct Under {
    let session: ExecutionSession
    let end: Duration
    let waiter: XCTWaiter
  }

  /// The waits that run now, the innermost last.
  @exclusivity(unchecked) private static var underWay: [Under] = []

  /// Forgets waits that were left.
  static func endAll() { underWay = [] }

  static func run(
    _ expectations: [XCTestExpectation], timeout: TimeInterval, inOrder: Bool, by waiter: XCTWaiter
  ) -> Outcome {
    guard let session = session(for: expectations) else { return .noSession }
    if FailureReporter.shouldSkip { return .settled }
    let start = session.now
    let (own, around) = (Duration(timeout: timeout), firstToEnd(on: session))
    let limit = around.map { min(own, $0.end - start) } ?? own
    underWay.append(Under(session: session, end: start + limit, waiter: waiter))
    let cameTrue = session.run(
      until: { FailureReporter.isEndPending || isDone(expectations, inOrder: inOrder) }, timeout: limit)
    _ = underWay.popLast()
    // A test may check the result of a waiter.
    TestRun.current.reads?.endWait(after: (session.now - start) / .seconds(1))
    FailureReporter.endTestIfPending()
    if !cameTrue, limit < own, let around { return .interrupted(by: UncheckedSendable(around.waiter)) }
    return .settled
  }

  /// The one of the waits around, on the same clock, whose time-out comes first.
  private static func firstToEnd(on session: ExecutionSession) -> Under? {
    underWay.filter { $0.session === session }.min { $0.end < $1.end }
  }

  static func runAsync(_ expectations: [XCTestExpectation], timeout: TimeInterval, inOrder: Bool) async -> Outcome {
    guard let session = session(for: expectations) else { return .noSession }
    if FailureReporter.shouldSkip { return .settled }
    let start = session.now
    _ = await session.runAsync(
      until: { isDone(expectations, inOrder: inOrder) }, timeout: Duration(timeout: timeout))
    TestRun.current.reads?.endWait(after: (session.now - start) / .seconds(1))
    return .settled
  }

  /// The session of the app that an expectation is about, otherwise that of the running test.
  static func session(for expectations: [XCTestExpectation]) -> ExecutionSession? {
    for case let expectation as XCTNSPredicateExpectation in expectations {
      if let run = run(of: expectation.object) { return run.session }
    }
    return Caller.app ?? TestScope.current?.session
  }

  private static func run(of object: Any?) -> ApplicationRun? {
    (object as? any OfApplication)?.runOfApp
  }

  /// Checks every expectation. An inverted one keeps the wait going until it is fulfilled; one out of order ends it.
  private static func isDone(_ expectations: [XCTestExpectation], inOrder: Bool) -> Bool {
    var isDone = true
    for expectation in expectations {
      let isFulfilled = isFulfilled(expectation)
      if isFulfilled, expectation.isInverted { return true }
      if !isFulfilled { isDone = false }
    }
    return isDone || inOrder && WaitRules.disorder(in: expectations) != nil
  }

  private static func isFulfilled(_ expectation: XCTestExpectation) -> Bool {
    if ExpectationState(expectation).isFulfilled { return true }
    guard let expectation = expectation as? XCTNSPredicateExpectation, holds(expectation) else { return false }
    expectation.fulfill()
    return ExpectationState(expectation).isFulfilled
  }

  private static func holds(_ expectation: XCTNSPredicateExpectation) -> Bool {
    let evaluate = { Probe.holds { expectation.predicate.evaluate(with: expectation.object) } }
    let isTrue = run(of: expectation.object).map { $0.looking(evaluate) } ?? evaluate()
    return isTrue && (expectation.handler?() ?? true)
  }

  /// The report of a failed wait: the expectations, and what the session waits for.
  static func timedOut(_ expectations: [XCTestExpectation], timeout: TimeInterval) -> String {
    let unfulfilled = expectations.filter { !$0.isInverted && !ExpectationState($0).isFulfilled }
    let seconds = Int(exactly: timeout).map { String($0) } ?? String(timeout)
    var lines = [FailureWording.timedOut(seconds, unfulfilled: unfulfilled.map(describe))]
    if let text = unfulfilled.lazy.compactMap({ explanation($0, timeout: timeout) }).first {
      lines.append(text)
    } else if let report = session(for: expectations)?.busyReport, !report.isEmpty {
      lines.append(FailureWording.waiting(report))
    }
    return lines.joined(separator: "\n")
  }

  /// The report of a wait that was ended by expectations that were not to be fulfilled.
  static func inverted(_ expectations: [XCTestExpectation]) -> String {
    let fulfilled = expectations.filter { $0.isInverted && ExpectationState($0).isFulfilled }
    let headline = FailureWording.inverted(fulfilled.map(describe), at: session(for: expectations)?.now)
    let read = fulfilled.lazy.compactMap { explanation($0, timeout: nil) }.first
    return [headline, read ?? AssertionExplanation.texts?.ofEvents].compactMap(\.self).joined(separator: "\n")
  }

  /// The report of a wait that was ended by an expectation out of order.
  static func disordered(_ expectations: [XCTestExpectation]) -> String {
    guard let (early, required) = WaitRules.disorder(in: expectations) else {
      return FailureWording.wait(endedAs: "incorrectOrder", expectations.map(describe))
    }
    return FailureWording.disordered(describe(early), required: describe(required))
  }

  /// What the last look of a predicate has read of its element or query.
  private static func explanation(_ expectation: XCTestExpectation, timeout: TimeInterval?) -> String? {
    guard let expectation = expectation as? XCTNSPredicateExpectation, run(of: expectation.object) != nil else {
      return nil
    }
    return AssertionExplanation.texts?.ofLook(waited: timeout) {
      expectation.predicate.evaluate(with: expectation.object)
    }
  }

  static func describe(_ expectation: XCTestExpectation) -> String {
    guard let expectation = expectation as? XCTNSPredicateExpectation else { return expectation.expectationDescription }
    let object = expectation.object.map { " for object \($0)" } ?? ""
    return "Expect predicate `\(expectation.predicate.source)`\(object)"
  }
}
