import Synchronization
import Testing
import UnderstudyCore
import UnderstudyTime
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

  /// Runs a test, and adds to each of its failures why it has failed.
  ///
  /// - Throws: What the test throws and what nothing more is known of.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let unwrapping = FailedUnwrapping()
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      // An issue that belongs to no test comes to the handler of each test that runs, and to the run itself.
      guard Test.current != nil else { return nil }
      guard Test.current?.id == test.id else { return issue }
      unwrapping.note(issue)
      return Self.explained(issue)
    }
    try await handler.provideScope(for: test, testCase: testCase) {
      try await AssertionExplanation.$isAdded.withValue(true) {
        try await TestRun.run {
          do {
            try await function()
          } catch {
            if unwrapping.isReported(error) { return }
            guard await Self.record(error) else { throw error }
          }
        }
      }
    }
  }
}

extension ExplanationTrait {
  /// An issue with what explains it; nil where what it comes from has been reported.
  ///
  /// A failed assertion of XCTest comes here too where XCTest passes it on, perhaps as a warning.
  private static func explained(_ issue: Issue) -> Issue? {
    guard !FailureReporter.isReporting else { return issue }
    switch MainThread.runForTask({ answer(to: issue) }) ?? nil {
    case .isReported: return nil
    case .text(let text) where issue.severity == .error:
      var issue = issue
      issue.comments.append(Comment(rawValue: text))
      return issue
    case .text, nil: return issue
    }
  }

  @MainActor private static func answer(to issue: Issue) -> AssertionExplanation.Answer? {
    switch issue.kind {
    case .expectationFailed, .unconditional:
      let place = issue.sourceLocation.map { CallPlace(file: $0.filePath, line: $0.line) }
      return AssertionExplanation.ofCaller(failing: "\(issue)", within: nil, at: place, isMacro: true)
    case .errorCaught(let error):
      return error is any PlacedError ? nil : AssertionExplanation.texts?.ofThrown.map { .text($0) }
    case .confirmationMiscounted: return AssertionExplanation.texts?.ofEvents.map { .text($0) }
    case .knownIssueNotRecorded: return AssertionExplanation.texts?.ofMissingFailure.map { .text($0) }
    default: return nil
    }
  }

  /// Records an error that the test has thrown, where more is known of it: Swift Testing makes an issue of it further out, which
  /// no handler sees, at the line of the test's declaration (F-91).
  ///
  /// - Returns: False where nothing more is known, or it is no failure of its own.
  @MainActor private static func record(_ error: any Error) -> Bool {
    // A requirement has been recorded, and a test that was cancelled ends with any error.
    guard !(error is ExpectationFailedError), !Task.isCancelled else { return false }
    return FailureReporter.record(thrown: error)
  }
}

/// Whether an `XCTUnwrap` has failed whose failure XCTest has passed on: the error that it throws then is no other one.
private final class FailedUnwrapping: Sendable {
  private let isPassedOn = Atomic(false)

  func note(_ issue: Issue) {
    guard issue.severity == .error, issue.comments.contains(where: { $0.rawValue.hasPrefix("XCTUnwrap failed") }) else {
      return
    }
    isPassedOn.store(true, ordering: .releasing)
  }

  func isReported(_ error: any Error) -> Bool {
    isPassedOn.load(ordering: .acquiring) && String(reflecting: type(of: error)).hasPrefix("XCTest.")
  }
}

extension Trait where Self == ExplanationTrait {
  /// Has failed expectations say what they have read of an app, what comes close to it, and what is still to come.
  public static var explained: Self { ExplanationTrait() }
}
