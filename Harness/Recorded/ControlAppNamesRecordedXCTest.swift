import XCTest

@testable import ControlApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class ControlAppNamesInXCTestTests: XCTestCase {
  @MainActor
  func testControlAppNamesInXCTest() {
    let app = XCUIApplication(ControlApplication.self)
    app.buttons["Names"].tap()
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
    XCTAssertEqual(app.staticTexts["echo"].label, "He said \"Tea \"\\ #(x) \\(y) €\"")
    XCTAssertEqual(app.staticTexts["path"].label, "C:\\tea(1)")
    XCTAssertTrue(app.staticTexts["path"].exists)
    XCTAssertEqual(app.staticTexts.element(boundBy: 1).label, "First line\nsecond line")
    XCTAssertTrue(app.staticTexts["First line\nsecond line"].exists)
    XCTAssertTrue(app.staticTexts["It's here"].exists)
    app.staticTexts["It's here"].tap()
    XCTAssertTrue(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
    app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
    app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
    XCTAssertEqual(app.staticTexts["bought"].label, "Oolong\nAssam")
    XCTAssertEqual(app.buttons.count, 10)
    XCTAssertFalse(app.textFields["Unnamed"].isEnabled)
    XCTAssertEqual(app.textFields["Unnamed"].value as? String, "fixed")
    XCTAssertTrue(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
  }
}
