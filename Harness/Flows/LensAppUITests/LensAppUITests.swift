import XCTest

final class LensAppUITests: XCTestCase {
  func testPushing() {
    let app = XCUIApplication()
    app.launch()

    app.buttons["Item 2"].tap()

    XCTAssertTrue(app.navigationBars["Detail for 2"].waitForExistence(timeout: 1))
  }
}
