import UnderstudyTime
import XCUIAutomation

/// What `expectEventually`, `expectNever` and `expectAlways` do: wait, and record a failure at the caller's line.
@MainActor struct ConditionExpectation {
  private let rule: ConditionRule
  private let duration: Duration
  /// What is expected, in words.
  private let what: String
  private let site: CallSite

  init(_ rule: ConditionRule, _ what: String?, for duration: Duration, at site: CallSite) {
    (self.rule, self.duration, self.site) = (rule, duration, site)
    self.what = what ?? ConditionWording.condition
  }

  // MARK: - Conditions

  // Each returns whether the expectation holds; after a failure that ends the test it is only false.

  func check(_ condition: () throws -> Bool) throws -> Bool {
    guard !FailureReporter.shouldSkip else { return false }
    return report(try ConditionWait.run(rule, for: duration, condition))
  }

  func checkAsync(_ condition: () throws -> Bool) async throws -> Bool {
    guard !FailureReporter.shouldSkip else { return false }
    return try reportUnlessCancelled(await ConditionWait.runAsync(rule, for: duration, condition))
  }

  func checkAwaiting(_ condition: () async throws -> Bool) async throws -> Bool {
    guard !FailureReporter.shouldSkip else { return false }
    return try reportUnlessCancelled(await ConditionWait.runAwaiting(rule, for: duration, condition))
  }

  // MARK: - Values

  func check<Value: Equatable>(_ value: () throws -> Value, equals expected: Value) throws -> Bool {
    guard !FailureReporter.shouldSkip else { return false }
    var seen = SeenValues<Value>()
    let outcome = try ConditionWait.run(rule, for: duration) { () throws in seen.noting(try value()) == expected }
    return report(outcome, seen: seen.texts)
  }

  func checkAsync<Value: Equatable>(_ value: () throws -> Value, equals expected: Value) async throws -> Bool {
    guard !FailureReporter.shouldSkip else { return false }
    var seen = SeenValues<Value>()
    let outcome = try await ConditionWait.runAsync(rule, for: duration) { () throws in
      seen.noting(try value()) == expected
    }
    return try reportUnlessCancelled(outcome, seen: seen.texts)
  }

  // MARK: - Reporting

  private func report(_ outcome: ConditionOutcome, seen: [String] = []) -> Bool {
    if !outcome.holds {
      FailureReporter.report(ConditionWording.failure(rule, what, outcome, seen: seen), at: site.location)
    }
    return outcome.holds
  }

  private func reportUnlessCancelled(_ outcome: ConditionOutcome, seen: [String] = []) throws -> Bool {
    if !outcome.holds { try Task.checkCancellation() }
    return report(outcome, seen: seen)
  }
}
