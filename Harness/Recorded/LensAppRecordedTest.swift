import Testing

@testable import LensApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct LensAppRecordedTests {
  @MainActor
  @Test("LensApp recorded")
  func lensAppRecorded() {
    let app = XCUIApplication(LensApplication.self)
    app.buttons["Item 3"].tap()
    #expect(app.navigationBars.buttons.count == 1)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.buttons["Item 3"].isEnabled)
  }
}
