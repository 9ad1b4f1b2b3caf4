import XCTest

final class CoordinatorAppUITests: XCTestCase {
  func testPushingAndGoingBack() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.navigationBars["Root"].waitForExistence(timeout: 1))

    app.buttons["Item 0"].tap()
    XCTAssertTrue(app.navigationBars["Detail for 0"].waitForExistence(timeout: 1))

    app.buttons["Item 11"].tap()
    XCTAssertTrue(app.navigationBars["Detail for 11"].waitForExistence(timeout: 1))

    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.navigationBars["Detail for 0"].waitForExistence(timeout: 1))

    app.navigationBars.buttons["Root"].tap()
    XCTAssertTrue(app.navigationBars["Root"].waitForExistence(timeout: 1))
  }

  func testPoppingToRoot() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Item 0"].tap()
    app.buttons["Item 11"].tap()

    app.buttons["Back to Root"].tap()

    XCTAssertTrue(app.navigationBars["Root"].waitForExistence(timeout: 1))
    XCTAssertFalse(app.staticTexts["detail.11.text"].exists)
  }

  func testBuyingAProduct() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Chair"].tap()

    let buyButton = app.buttons["Buy Now"]
    XCTAssertTrue(buyButton.isEnabled)
    buyButton.tap()

    XCTAssertTrue(app.staticTexts["In your basket"].waitForExistence(timeout: 1))
    XCTAssertFalse(buyButton.isEnabled)
  }
}
