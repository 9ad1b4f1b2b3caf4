import Foundation
import Testing

@testable import ControlApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct ControlAppNamesRecordedTests {
  @MainActor
  @Test("ControlAppNames recorded")
  func controlAppNamesRecorded() {
    let app = XCUIApplication(ControlApplication.self)
    app.buttons["Names"].tap()
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
    #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
    #expect(app.staticTexts["path"].label == "C:\\tea(1)")
    #expect(app.staticTexts["path"].exists)
    #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
    #expect(app.staticTexts["First line\nsecond line"].exists)
    #expect(app.staticTexts["It's here"].exists)
    app.staticTexts["It's here"].tap()
    #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
    app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
    app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
    #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
    #expect(app.buttons.count == 10)
    #expect(!app.textFields["Unnamed"].isEnabled)
    #expect((app.textFields["Unnamed"].value as? String) == "fixed")
    #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
  }
}
