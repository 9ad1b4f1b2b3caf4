import XCTest

/// Sleeps of a test that does not import SwiftUI, as most UI tests do not.
@MainActor
final class SleepXCTests: XCTestCase {
  func testSleepsAreOnTheAppsClock() async throws {
    let app = XCUIApplication.ticking()
    XCTAssertTrue(app.staticTexts["0 s"].exists)

    try await Task.sleep(nanoseconds: 2_500_000_000)
    XCTAssertTrue(app.staticTexts["2 s"].exists)

    try await Task.sleep(for: .seconds(2))
    XCTAssertEqual(app.clock.now, .milliseconds(4_500))
  }
}
