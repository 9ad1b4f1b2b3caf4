import Synchronization
import Testing
import UnderstudyTime
import XCUIAutomation

/// The comment that says how to replay the random order of a test; its first failure has it.
final class ReplayComment: Sendable {
  /// The comment of the innermost trait. Those of traits further out are not used, as their orders are not in force.
  @TaskLocal private static var current: ReplayComment?

  private let order: SchedulingOrder
  /// Whether the comment is on a failure already, or the order needs none.
  private let isUsed: Atomic<Bool>

  private init(_ order: SchedulingOrder) {
    self.order = order
    isUsed = Atomic(order.seed == nil)
  }

  /// Runs a test and adds the comment to its first failure.
  ///
  /// - Parameters:
  ///   - order: the order of the test's trait.
  ///   - test: the test.
  ///   - testCase: its case.
  ///   - function: runs the test.
  /// - Throws: what the test throws.
  static func run(
    _ order: SchedulingOrder, for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    _ = current?.isUsed.exchange(true, ordering: .relaxed)
    let comment = ReplayComment(order)
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      // Issues that belong to no test come to every handler.
      guard issue.isFailure, Test.current?.id == test.id, let text = comment.take() else { return issue }
      var issue = issue
      issue.comments.append(text)
      return issue
    }
    try await $current.withValue(comment) {
      try await handler.provideScope(for: test, testCase: testCase) {
        do {
          try await function()
        } catch {
          comment.record(beside: error, of: test)
          throw error
        }
      }
    }
  }

  /// The text, once.
  private func take() -> Comment? {
    guard !isUsed.exchange(true, ordering: .relaxed) else { return nil }
    return Comment(rawValue: FailureWording.replay(".scheduling(\(order))"))
  }

  /// Records a warning with the comment: what a test throws becomes an issue further out, where no comment can be added.
  ///
  /// An error of a requirement comes after its issue. A test that was cancelled has not failed, but for one that is out of
  /// time: it ends with the error of cancellation.
  private func record(beside error: any Error, of test: Test) {
    guard !Task.isCancelled || error is CancellationError, let text = take() else { return }
    Issue.record(text, severity: .warning, sourceLocation: test.sourceLocation)
  }
}
