import XCUIAutomation

/// An expectation of a condition: records a failure at the caller's line.
@MainActor struct ConditionExpectation {
  let rule: ConditionRule
  let what: String
  let site: CallSite

  /// - Parameters:
  ///   - outcome: how the wait came out.
  ///   - seen: the last different values.
  /// - Returns: whether the expectation holds.
  func check(_ outcome: ConditionOutcome, seen: [String] = []) -> Bool {
    if !outcome.holds {
      FailureReporter.report(ConditionWording.failure(rule, what, outcome, seen: seen), at: site.location)
    }
    return outcome.holds
  }

  /// The same, for waits that may have been cut short.
  func checkAsync(_ outcome: ConditionOutcome, seen: [String] = []) throws -> Bool {
    if !outcome.holds { try Task.checkCancellation() }
    return check(outcome, seen: seen)
  }

  /// Whether the test has failed and goes on only in form.
  var isSkipped: Bool { FailureReporter.shouldSkip }
}
