import Testing

@testable import RefresherApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct RefresherAppRecordedTests {
  @MainActor
  @Test("RefresherApp recorded")
  func refresherAppRecorded() {
    let app = XCUIApplication(RefresherApplication.self)
    app.buttons["Refresh"].tap()
    #expect(app.activityIndicators["In progress"].exists)
    #expect(app.staticTexts["hello"].waitForExistence(timeout: 3))
    #expect(app.staticTexts["omt"].waitForExistence(timeout: 3))
  }
}
