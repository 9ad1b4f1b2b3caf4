import Testing
import UnderstudyCore
import XCUIAutomation

/// Has expectations that fail explain themselves by what they have read of an app, as assertions of XCTest do in a
/// ``UITestCase``.
///
/// ```swift
/// @Suite(.explained) @MainActor struct ShopTests { … }
/// ```
///
/// `#expect(app.buttons["Save"].exists)` then says what is close to the button, what is still to come, which actions had no
/// effect, and what is on the screen. The apps of a test end with it.
public struct ExplanationTrait: TestTrait, SuiteTrait, TestScoping {
  /// True: on a suite the trait applies to the tests of its inner suites, too.
  public var isRecursive: Bool { true }

  /// The trait itself for each case of a test; a suite as a whole has no scope.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  /// Runs a test, and adds to each of its failed expectations why it has failed.
  ///
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      guard Self.canExplain(issue), Test.current?.id == test.id, MainThread.isCurrent else { return issue }
      let line = issue.sourceLocation?.line
      let failure = "\(issue)"
      guard let text = assumeMain({ AssertionExplanation.ofCaller(failing: failure, within: nil, at: line) }) else {
        return issue
      }
      var issue = issue
      issue.comments.append(Comment(rawValue: text))
      return issue
    }
    try await handler.provideScope(for: test, testCase: testCase) {
      try await AssertionExplanation.$isAdded.withValue(true) { try await RunningTest.run(function) }
    }
  }
}

extension ExplanationTrait {
  /// Whether an issue is one of the test's, and no report of this library.
  private static func canExplain(_ issue: Issue) -> Bool {
    switch issue.kind {
    case .expectationFailed: true
    case .unconditional: issue.severity == .error && !FailureReporter.isReporting
    default: false
    }
  }
}

extension Trait where Self == ExplanationTrait {
  /// Has failed expectations say what they have read of an app, what comes close to it, and what is still to come.
  public static var explained: Self { ExplanationTrait() }
}
