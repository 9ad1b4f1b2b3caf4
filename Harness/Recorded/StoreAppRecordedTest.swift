import Testing

@testable import StoreApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct StoreAppRecordedTests {
  @MainActor
  @Test("StoreApp recorded")
  func storeAppRecorded() {
    let app = XCUIApplication(StoreApplication.self)
    #expect(!app.buttons["applyButton"].isEnabled)
    app.textFields["minTextField"].tap()
    app.textFields["minTextField"].typeText("50")
    app.textFields["maxTextField"].tap()
    app.textFields["maxTextField"].typeText("300")
    #expect(app.buttons["applyButton"].isEnabled)
    app.buttons["applyButton"].tap()
    #expect(app.staticTexts["Product 2"].exists)
    #expect(!app.descendants(matching: .any)["Product 1"].exists)
    #expect(app.cells.count == 2)
  }
}
