import XCTest

final class BrowsingUITests: XCTestCase {
  func testSearchFindsNamesAndOrigins() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 5))

    app.searchFields["Name or origin"].tap()
    app.searchFields["Name or origin"].typeText("japan")

    XCTAssertEqual(app.cells.count, 2)
    XCTAssertTrue(app.staticTexts["Gyokuro"].exists)
    XCTAssertTrue(app.staticTexts["Sencha"].exists)
  }
}
