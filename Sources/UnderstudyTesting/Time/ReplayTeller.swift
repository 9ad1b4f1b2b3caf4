import Synchronization
import Testing
import UnderstudyTime
import XCUIAutomation

/// Tells once how to replay the random order of a test: with its first failure.
final class ReplayTeller: Sendable {
  /// The one of the innermost trait; that of a trait further out says nothing, as its order is not in force.
  @TaskLocal private static var current: ReplayTeller?

  private let order: SchedulingOrder
  /// Whether there is nothing to tell, or nothing any more.
  private let isDone: Atomic<Bool>

  private init(_ order: SchedulingOrder) {
    self.order = order
    isDone = Atomic(order.seed == nil)
  }

  /// Runs a test whose failures tell an order.
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
    _ = current?.isDone.exchange(true, ordering: .relaxed)
    let teller = ReplayTeller(order)
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      // Issues that belong to no test come to every handler.
      guard issue.isFailure, Test.current?.id == test.id, let replay = teller.take() else { return issue }
      var issue = issue
      issue.comments.append(replay)
      return issue
    }
    try await $current.withValue(teller) {
      try await handler.provideScope(for: test, testCase: testCase) {
        do {
          try await function()
        } catch {
          teller.tell(beside: error, of: test)
          throw error
        }
      }
    }
  }

  /// What there is to tell; nil where it was told before.
  private func take() -> Comment? {
    guard !isDone.exchange(true, ordering: .relaxed) else { return nil }
    return Comment(rawValue: FailureWording.replay(".scheduling(\(order))"))
  }

  /// What a test throws becomes an issue further out, where no comment can be added, so a warning has it.
  ///
  /// An error of a requirement comes after its issue. A test that was cancelled has not failed, but for one that is out of
  /// time: it ends with the error of cancellation.
  private func tell(beside error: any Error, of test: Test) {
    guard !Task.isCancelled || error is CancellationError, let replay = take() else { return }
    Issue.record(replay, severity: .warning, sourceLocation: test.sourceLocation)
  }
}
