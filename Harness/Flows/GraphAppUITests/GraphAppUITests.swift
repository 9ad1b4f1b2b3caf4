import XCTest

final class GraphAppUITests: XCTestCase {
  func testCopiedStateDriftsAway() {
    let app = XCUIApplication()
    app.launch()

    app.buttons["+1"].tap()
    app.buttons["+1"].tap()

    XCTAssertEqual(app.staticTexts["given.name"].label, "Updated: 2")
    XCTAssertEqual(app.staticTexts["copied.name"].label, "Updated: 0")
    XCTAssertEqual(app.buttons["bound.count"].label, "Bound: 2")
  }

  func testResetStartsTheCounterAgain() {
    let app = XCUIApplication()
    app.launch()
    app.segmentedControls.buttons["Identity"].tap()
    let counter = app.buttons["counter.Explicit"]
    for _ in 0..<5 {
      counter.tap()
    }
    XCTAssertEqual(counter.label, "Explicit: 5")

    app.buttons["Reset"].tap()

    XCTAssertEqual(counter.label, "Explicit: 0")
  }

  func testLeavingATopicLosesItsState() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["bound.count"].tap()
    XCTAssertEqual(app.buttons["bound.count"].label, "Bound: 10")

    app.segmentedControls.buttons["Binding"].tap()
    XCTAssertTrue(app.buttons["Leaf: 0"].waitForExistence(timeout: 1))
    app.segmentedControls.buttons["Truth"].tap()

    XCTAssertEqual(app.buttons["bound.count"].label, "Bound: 0")
  }
}
