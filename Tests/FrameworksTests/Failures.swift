@testable import XCUIAutomation

/// The messages of the failures that a body would have recorded.
@MainActor func failures(_ body: () -> Void) -> [String] {
  let capture = FailureCapture()
  FailureReporter.$capture.withValue(capture) { body() }
  return capture.messages
}
