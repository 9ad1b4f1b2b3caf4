import Testing
import UnderstudyTime
import XCUIAutomation

/// The order in which the tasks of a test's apps run.
///
/// ```swift
/// @Test(.scheduling(.random(seed: 7))) func racing() { … }
/// ```
public struct SchedulingTrait: TestTrait, SuiteTrait, TestScoping {
  /// The order, whose seed is the same for every test of a suite.
  public let order: SchedulingOrder

  /// True: on a suite the trait applies to the tests of its inner suites, too.
  public var isRecursive: Bool { true }

  /// The trait itself for each case of a test; a suite as a whole has no scope.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  /// Runs a test whose sessions have the order, and ends its apps with it; the first failure has the seed.
  ///
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SchedulingOrder.$ofNewSessions.withValue(order) {
      try await ReplayComment.run(order, for: test, testCase: testCase) { try await TestRun.run(function) }
    }
  }
}

extension Trait where Self == SchedulingTrait {
  /// Runs the ready tasks of the test's apps in an order: `.scheduling(.random())` finds what depends on the usual one.
  ///
  /// The first failure of a test has the seed; `.random(seed:)` with it replays the order exactly. Of several traits the
  /// innermost applies. The apps of the test end with it, whatever keeps them.
  public static func scheduling(_ order: SchedulingOrder) -> Self { SchedulingTrait(order: order) }
}
