import Testing

@testable import CoordinatorApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct CoordinatorAppReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(CoordinatorApplication.self)
      app.buttons["Item 3"].tap()
      #expect(app.staticTexts["detail.3.text"].label != "Item 3 in full")
      #expect(app.navigationBars.buttons.count == 1)
      app.buttons["Back to Root"].tap()
      #expect(app.buttons["Item 3"].exists)
      #expect(!app.descendants(matching: .any)["detail.3.text"].exists)
      app.swipeUp()
      app.buttons["Chair"].tap()
    }
  }

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(CoordinatorApplication.self)
      app.buttons["Item 3"].tap()
      #expect(app.staticTexts["detail.3.text"].label == "Item 3 in full")
      #expect(app.navigationBars.buttons.count != 1)
      app.buttons["Back to Root"].tap()
      #expect(app.buttons["Item 3"].exists)
      #expect(!app.descendants(matching: .any)["detail.3.text"].exists)
      app.swipeUp()
      app.buttons["Chair"].tap()
    }
  }

  @MainActor
  @Test("Assertion 3 fails where it expects the contrary")
  func assertion3() {
    withKnownIssue {
      let app = XCUIApplication(CoordinatorApplication.self)
      app.buttons["Item 3"].tap()
      #expect(app.staticTexts["detail.3.text"].label == "Item 3 in full")
      #expect(app.navigationBars.buttons.count == 1)
      app.buttons["Back to Root"].tap()
      #expect(!app.buttons["Item 3"].exists)
      #expect(!app.descendants(matching: .any)["detail.3.text"].exists)
      app.swipeUp()
      app.buttons["Chair"].tap()
    }
  }

  @MainActor
  @Test("Assertion 4 fails where it expects the contrary")
  func assertion4() {
    withKnownIssue {
      let app = XCUIApplication(CoordinatorApplication.self)
      app.buttons["Item 3"].tap()
      #expect(app.staticTexts["detail.3.text"].label == "Item 3 in full")
      #expect(app.navigationBars.buttons.count == 1)
      app.buttons["Back to Root"].tap()
      #expect(app.buttons["Item 3"].exists)
      #expect(app.descendants(matching: .any)["detail.3.text"].exists)
      app.swipeUp()
      app.buttons["Chair"].tap()
    }
  }
}
