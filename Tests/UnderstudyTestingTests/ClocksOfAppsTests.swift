import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

/// Whose clock several apps of one test use, as the page on time says.
final class ClocksOfAppsFlows: XCTestCase {
  @MainActor func testAppsOfXCTestShareAClock() {
    let first = XCUIApplication { Text("First") }
    let second = XCUIApplication { Text("Second") }
    first.clock.advance(by: .seconds(2))
    XCTAssertEqual(second.clock.now, .seconds(2))
  }
}

@MainActor struct ClocksOfAppsTests {
  @Test("Apps of a test of Swift Testing each have their own clock")
  func own() {
    let first = XCUIApplication { Text("First") }
    let second = XCUIApplication { Text("Second") }
    first.clock.advance(by: .seconds(2))
    #expect(first.clock.now == .seconds(2))
    #expect(second.clock.now == .zero)
  }
}
