import UnderstudyTime

/// A failure of a test or a warning about it, as the test framework takes it.
package struct TestMessage: Sendable {
  package let message: String
  /// Nil if the running test itself stands for the place.
  package var location: CallPlace?
  package var isFailure = true
}

/// Takes failures in place of the test framework, for tests of messages and for runs without a framework.
///
/// ```swift
/// let failures = FailureCapture()
/// FailureReporter.$capture.withValue(failures) { app.buttons["Save"].tap() }
/// #expect(failures.messages == ["…"])
/// ```
package final class FailureCapture: Sendable {
  private let stored = Guarded<[TestMessage]>([])

  /// Makes a capture without failures; it stores those that are reported to it.
  package init() {}

  /// The failures so far, in the order of their reports.
  package var failures: [TestMessage] { stored.withLock { $0.filter(\.isFailure) } }

  /// The texts of the failures so far.
  package var messages: [String] { failures.map(\.message) }

  /// What was reported without failing the test.
  package var warnings: [String] { stored.withLock { $0.filter { !$0.isFailure }.map(\.message) } }

  package func take(_ message: TestMessage) { stored.withLock { $0.append(message) } }
}
