@testable import XCUIAutomation

/// The messages of the failures that `body` would have recorded.
@MainActor func failures(_ body: () -> Void) -> [String] {
  let capture = FailureCapture()
  FailureReporter.$capture.withValue(capture) { body() }
  return capture.messages
}

/// The lines at which the failures of `body` would have been recorded; nil for the running test's own.
@MainActor func failureLines(_ body: () -> Void) -> [Int?] {
  let capture = FailureCapture()
  FailureReporter.$capture.withValue(capture) { body() }
  return capture.failures.map(\.location?.line)
}
