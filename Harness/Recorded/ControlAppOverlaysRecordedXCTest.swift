import XCTest

@testable import ControlApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class ControlAppOverlaysInXCTestTests: XCTestCase {
  @MainActor
  func testControlAppOverlaysInXCTest() {
    let app = XCUIApplication(ControlApplication.self)
    app.buttons["Overlays"].tap()
    app.buttons["Rename …"].tap()
    app.alerts.textFields.firstMatch.typeText("Earl \"Grey\"")
    app.alerts.textFields.firstMatch.tap()
    app.alerts.textFields.firstMatch.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 11))
    app.alerts.textFields.firstMatch.typeText("Mate")
    XCTAssertEqual(app.alerts.textFields.firstMatch.value as? String, "Mate")
    app.buttons["Save"].tap()
    XCTAssertEqual(app.alerts.count, 0)
    XCTAssertEqual(app.staticTexts["log"].label, "Named Mate")
    app.buttons["Delete …"].tap()
    app.buttons["Delete"].tap()
    XCTAssertEqual(app.staticTexts["log"].label, "Deleted")
    app.buttons["Sort"].tap()
    XCTAssertTrue(app.buttons["By name"].exists)
    app.buttons["By date"].tap()
    XCTAssertEqual(app.staticTexts["log"].label, "Sorted by date")
    app.staticTexts["Hold me"].press(forDuration: 1)
    app.buttons["Copy"].tap()
    XCTAssertEqual(app.staticTexts["log"].label, "Copied")
    app.buttons["Brew"].tap()
    app.clock.runNext()
    XCTAssertEqual(app.staticTexts["log"].label, "Brewed")
    app.buttons["Details"].tap()
    XCTAssertTrue(app.staticTexts["All details"].exists)
    app.swipeDown()
    XCTAssertFalse(app.descendants(matching: .any)["All details"].exists)
    XCUIDevice.shared.press(.home)
    app.activate()
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertTrue(app.buttons["Sort"].exists)
  }
}
