import Testing

@testable import RefresherApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct RefresherAppReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(RefresherApplication.self)
      app.buttons["Refresh"].tap()
      #expect(!app.activityIndicators["In progress"].exists)
      #expect(app.staticTexts["hello"].waitForExistence(timeout: 3))
      #expect(app.staticTexts["omt"].waitForExistence(timeout: 3))
    }
  }

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(RefresherApplication.self)
      app.buttons["Refresh"].tap()
      #expect(app.activityIndicators["In progress"].exists)
      #expect(!app.staticTexts["hello"].waitForExistence(timeout: 3))
      #expect(app.staticTexts["omt"].waitForExistence(timeout: 3))
    }
  }

  @MainActor
  @Test("Assertion 3 fails where it expects the contrary")
  func assertion3() {
    withKnownIssue {
      let app = XCUIApplication(RefresherApplication.self)
      app.buttons["Refresh"].tap()
      #expect(app.activityIndicators["In progress"].exists)
      #expect(app.staticTexts["hello"].waitForExistence(timeout: 3))
      #expect(!app.staticTexts["omt"].waitForExistence(timeout: 3))
    }
  }
}
