import XCTest

final class LifecycleAppUITests: XCTestCase {
  func testTextIsLostWithTheConditionThatShowedIt() {
    let app = XCUIApplication()
    app.launch()
    let input = app.textFields["child.input"]
    input.tap()
    input.typeText("Hello")
    XCTAssertEqual(input.value as? String, "Hello")

    let toggle = app.switches["Show Child"].switches.firstMatch
    toggle.tap()
    XCTAssertTrue(input.waitForNonExistence(timeout: 1))

    toggle.tap()
    XCTAssertTrue(input.waitForExistence(timeout: 1))
    XCTAssertEqual(input.value as? String, "Type something", "An empty field shows its placeholder")
  }

  func testTextIsKeptInTheTabThatIsLeft() {
    let app = XCUIApplication()
    app.launch()
    app.segmentedControls.buttons["Tabs"].tap()
    let input = app.textFields["first.input"]
    input.tap()
    // The return key, as the keyboard lies over the tab bar.
    input.typeText("Hello\n")

    app.tabBars.buttons["Second"].tap()
    XCTAssertTrue(app.staticTexts["Second tab"].waitForExistence(timeout: 1))
    XCTAssertFalse(input.exists)

    app.tabBars.buttons["First"].tap()
    XCTAssertTrue(input.waitForExistence(timeout: 1))
    XCTAssertEqual(input.value as? String, "Hello")
  }

  func testTextIsLostWithTheScreenThatLeftTheView() {
    let app = XCUIApplication()
    app.launch()
    app.segmentedControls.buttons["Sheet"].tap()
    app.buttons["Show Sheet"].tap()
    let input = app.textFields["sheet.input"]
    XCTAssertTrue(input.waitForExistence(timeout: 1))
    input.tap()
    input.typeText("Hello")

    app.buttons["Close"].tap()
    XCTAssertTrue(input.waitForNonExistence(timeout: 1))

    app.buttons["Show Sheet"].tap()
    XCTAssertEqual(input.value as? String, "Draft", "An empty field shows its placeholder")
  }
}
