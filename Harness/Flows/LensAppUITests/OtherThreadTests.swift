import Foundation
import SwiftUI
import XCTest

// Test code on other threads while a wait has the main one, as language mode 5 allows it.

final class OtherThreadUITests: XCTestCase {
  private struct Screen: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private let app = XCUIApplication { Screen() }

  func testA09QueueTapsWhileTheTestWaits() {
    let tapped = expectation(description: "tapped")
    DispatchQueue.global().async {
      self.app.buttons["Count 0"].tap()
      tapped.fulfill()
    }
    wait(for: [tapped], timeout: 3_600)
    XCTAssertTrue(app.buttons["Count 1"].exists)
    XCTAssertEqual(app.clock.now, .zero)
  }

  func testA09ThreadTapsSeveralTimesWhileTheTestWaits() {
    let tapped = expectation(description: "tapped")
    Thread.detachNewThread {
      for number in 0..<3 { self.app.buttons["Count \(number)"].tap() }
      tapped.fulfill()
    }
    wait(for: [tapped], timeout: 3_600)
    XCTAssertTrue(app.buttons["Count 3"].exists)
  }

  func testA09TwoThreadsTapWhileTheTestWaits() {
    let tapped = expectation(description: "tapped")
    tapped.expectedFulfillmentCount = 2
    for _ in 0..<2 {
      Thread.detachNewThread {
        for _ in 0..<5 { self.app.buttons.firstMatch.tap() }
        tapped.fulfill()
      }
    }
    wait(for: [tapped], timeout: 3_600)
    XCTAssertTrue(app.buttons["Count 10"].exists)
  }

  func testF136SwipesTakeASecondEach() {
    app.swipeUp()
    app.swipeDown()
    XCTAssertEqual(app.clock.now, .seconds(2))
    app.clock.mode = .manual
    app.swipeUp()
    XCTAssertEqual(app.clock.now, .seconds(2))
  }

  func testA19UnfulfilledInvertedExpectationTakesNoRealTime() {
    XCTAssertTrue(app.exists)
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 3_600)
    XCTAssertEqual(app.clock.now, .seconds(3_600))
  }
}
