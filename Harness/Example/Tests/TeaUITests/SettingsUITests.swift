import XCTest

final class SettingsUITests: XCTestCase {
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
