import XCTest

final class RefresherAppUITests: XCTestCase {
  func testRefreshingShowsTheLines() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.collectionViews["lines"].cells.count, 0)

    app.buttons["Refresh"].tap()
    XCTAssertTrue(app.activityIndicators.firstMatch.exists)
    XCTAssertTrue(app.staticTexts["omt"].waitForExistence(timeout: 2))

    XCTAssertEqual(app.collectionViews["lines"].cells.count, 2)
    XCTAssertTrue(app.buttons["Refresh"].exists)
    XCTAssertFalse(app.staticTexts["problem"].exists)
  }
}
