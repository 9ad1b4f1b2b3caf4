import Testing

@testable import LensApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct LensAppReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(LensApplication.self)
      app.buttons["Item 3"].tap()
      #expect(app.navigationBars.buttons.count != 1)
      app.navigationBars.buttons.element(boundBy: 0).tap()
      #expect(app.buttons["Item 3"].isEnabled)
    }
  }

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(LensApplication.self)
      app.buttons["Item 3"].tap()
      #expect(app.navigationBars.buttons.count == 1)
      app.navigationBars.buttons.element(boundBy: 0).tap()
      #expect(!app.buttons["Item 3"].isEnabled)
    }
  }
}
