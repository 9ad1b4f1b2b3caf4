import Testing
import XCUIAutomation

@_exported import struct UnderstudyTime.SchedulingOrder
@_exported import struct UnderstudyTime.VirtualClock

/// The order in which the tasks of a test's apps run.
///
/// ```swift
/// @Test(.scheduling(.random(seed: 7))) func racing() { … }
/// ```
public struct SchedulingTrait: TestTrait, SuiteTrait, TestScoping {
  /// The order, whose seed is the same for every test of a suite.
  public let order: SchedulingOrder

  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let order = order
    try await SchedulingOrder.$ofNewSessions.withValue(order) {
      guard order.seed != nil else { return try await function() }
      let replay = Comment(rawValue: FailureWording.replay(".scheduling(\(order))"))
      let teller = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append(replay)
        return issue
      }
      try await teller.provideScope(for: test, testCase: testCase) {
        do {
          try await function()
        } catch {
          // What a test throws becomes an issue outside of this scope, and so without the comment.
          Issue.record(replay, severity: .warning)
          throw error
        }
      }
    }
  }
}

extension Trait where Self == SchedulingTrait {
  /// Runs the ready tasks of the test's apps in an order: `.scheduling(.random())` finds what depends on the usual one.
  ///
  /// A failure tells the seed; `.random(seed:)` with it replays the order exactly.
  public static func scheduling(_ order: SchedulingOrder) -> Self { SchedulingTrait(order: order) }
}
