import Testing

@testable import CoordinatorApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct CoordinatorAppRecordedTests {
  @MainActor
  @Test("CoordinatorApp recorded")
  func coordinatorAppRecorded() {
    let app = XCUIApplication(CoordinatorApplication.self)
    app.buttons["Item 3"].tap()
    #expect(app.staticTexts["detail.3.text"].label == "Item 3 in full")
    #expect(app.navigationBars.buttons.count == 1)
    app.buttons["Back to Root"].tap()
    #expect(app.buttons["Item 3"].exists)
    #expect(!app.descendants(matching: .any)["detail.3.text"].exists)
    app.swipeUp()
    app.buttons["Chair"].tap()
  }
}
