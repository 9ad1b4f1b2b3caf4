import XCTest

/// F-85: an app of the life cycle of iOS 13, as Xcode's template has it, launches and is driven like any other.
final class DelegateAppUITests: XCTestCase {
  func testWindowOfTheSceneShowsTheHostedView() {
    let app = XCUIApplication()
    app.launch()

    XCTAssertTrue(app.navigationBars["Notes"].exists)
    app.textFields["Note"].tap()
    app.textFields["Note"].typeText("Tea")
    app.buttons["Add"].tap()

    XCTAssertTrue(app.staticTexts["Tea"].exists)
    XCTAssertEqual(app.staticTexts["badge"].label, "1 notes")
  }

  func testDelegatesAreCalledInTheOrderOfTheSystem() {
    let app = XCUIApplication()
    app.launch()

    XCTAssertEqual(
      app.staticTexts["life"].label,
      """
      application did finish launching
      application configures 0 scenes
      scene will connect
      scene will enter foreground
      scene did become active
      """)

    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()

    XCTAssertTrue(
      app.staticTexts["life"].label.hasSuffix(
        """
        scene will resign active
        scene did enter background
        scene will enter foreground
        scene did become active
        """))
    XCTAssertEqual(app.staticTexts["returns"].label, "Returned 1 times")
  }

  func testEachLaunchBeginsAnew() {
    let app = XCUIApplication()
    app.launch()
    app.textFields["Note"].tap()
    app.textFields["Note"].typeText("Tea")
    app.buttons["Add"].tap()

    app.terminate()
    app.launch()

    XCTAssertFalse(app.staticTexts["Tea"].exists)
    XCTAssertEqual(app.staticTexts["badge"].label, "0 notes")
  }
}
