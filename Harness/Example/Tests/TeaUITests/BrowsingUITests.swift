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

  func testTheUnitIsKept() {
    let app = XCUIApplication()
    app.launch()
    app.tabBars.buttons["Settings"].tap()
    app.buttons["Fahrenheit"].tap()

    app.launch()

    app.staticTexts["Sencha"].tap()
    XCTAssertTrue(app.staticTexts["167 °F"].waitForExistence(timeout: 1))
  }

  func testTheUnitIsALaunchArgument() {
    let app = XCUIApplication()
    app.launchArguments = ["-unit", "fahrenheit"]
    app.launch()
    app.staticTexts["Assam"].tap()
    XCTAssertTrue(app.staticTexts["203 °F"].exists)
  }
}
