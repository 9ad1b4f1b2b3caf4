import XCTest

final class OrderUITests: XCTestCase {
  func testOrder() {
    let app = XCUIApplication()
    app.launch()
    app.staticTexts["Sencha"].tap()
    app.buttons["Order"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    app.buttons["Send"].tap()
    XCTAssertTrue(app.staticTexts["Order 1 is on its way"].waitForExistence(timeout: 5))
  }

  func testAnOrderIsCancelledByASwipe() {
    let app = XCUIApplication()
    app.launch()
    app.staticTexts["Oolong"].tap()
    app.buttons["Order"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Grace")
    app.buttons["Send"].tap()
    app.tabBars.buttons["Orders"].tap()

    app.cells.containing(.staticText, identifier: "Oolong for Grace").element.swipeLeft()
    app.buttons["Cancel"].tap()

    XCTAssertTrue(app.staticTexts["No Orders"].exists)
  }
}
