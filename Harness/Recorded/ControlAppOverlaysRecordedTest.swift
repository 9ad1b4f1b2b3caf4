import Testing

@testable import ControlApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct ControlAppOverlaysRecordedTests {
  @MainActor
  @Test("ControlAppOverlays recorded")
  func controlAppOverlaysRecorded() {
    let app = XCUIApplication(ControlApplication.self)
    app.buttons["Overlays"].tap()
    app.buttons["Rename …"].tap()
    app.alerts.textFields.firstMatch.typeText("Earl \"Grey\"")
    app.alerts.textFields.firstMatch.tap()
    app.alerts.textFields.firstMatch.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 11))
    app.alerts.textFields.firstMatch.typeText("Mate")
    #expect((app.alerts.textFields.firstMatch.value as? String) == "Mate")
    app.buttons["Save"].tap()
    #expect(app.alerts.count == 0)
    #expect(app.staticTexts["log"].label == "Named Mate")
    app.buttons["Delete …"].tap()
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["log"].label == "Deleted")
    app.buttons["Sort"].tap()
    #expect(app.buttons["By name"].exists)
    app.buttons["By date"].tap()
    #expect(app.staticTexts["log"].label == "Sorted by date")
    app.staticTexts["Hold me"].press(forDuration: 1)
    app.buttons["Copy"].tap()
    #expect(app.staticTexts["log"].label == "Copied")
    app.buttons["Brew"].tap()
    app.clock.runNext()
    #expect(app.staticTexts["log"].label == "Brewed")
    app.buttons["Details"].tap()
    #expect(app.staticTexts["All details"].exists)
    app.swipeDown()
    #expect(!app.descendants(matching: .any)["All details"].exists)
    XCUIDevice.shared.press(.home)
    app.activate()
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(app.buttons["Sort"].exists)
  }
}
