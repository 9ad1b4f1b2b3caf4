import Testing

@testable import CounterApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct CounterAppRecordedTests {
  @MainActor
  @Test("CounterApp recorded")
  func counterAppRecorded() {
    let app = XCUIApplication(CounterApplication.self)
    app.buttons["Increase"].tap()
    app.buttons["Increase"].tap()
    #expect(app.staticTexts["The counter value is 2"].exists)
    app.buttons["Model"].tap()
    #expect(app.buttons["Model"].isSelected)
    #expect(!app.buttons["State"].isSelected)
    app.buttons["Show sheet"].tap()
    #expect(app.staticTexts["This is sheet"].exists)
    app.swipeDown()
  }
}
