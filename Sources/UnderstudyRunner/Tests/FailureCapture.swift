import UnderstudyTime

/// Takes failures in place of the test framework, for tests of messages and for runs without a framework.
///
/// ```swift
/// let failures = FailureCapture()
/// FailureReporter.$capture.withValue(failures) { app.buttons["Save"].tap() }
/// #expect(failures.messages == ["…"])
/// ```
package final class FailureCapture: Sendable {
  /// A failure as it would have been recorded.
  package struct Failure: Sendable {
    package let message: String
    /// Nil where the running test itself stands for the place.
    package let location: CallPlace?
  }

  private let stored = Guarded<[Failure]>([])
  private let storedWarnings = Guarded<[String]>([])

  /// Makes a capture without failures; it stores those that are reported to it.
  package init() {}

  /// The failures so far, in the order of their reports.
  package var failures: [Failure] { stored.withLock { $0 } }

  /// The texts of the failures so far.
  package var messages: [String] { failures.map(\.message) }

  /// What was reported without failing the test.
  package var warnings: [String] { storedWarnings.withLock { $0 } }

  func takeWarning(_ message: String) { storedWarnings.withLock { $0.append(message) } }

  package func take(_ failure: Failure) { stored.withLock { $0.append(failure) } }
}
