import Testing

@testable import StoreApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct StoreAppReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(StoreApplication.self)
      #expect(app.buttons["applyButton"].isEnabled)
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

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(StoreApplication.self)
      #expect(!app.buttons["applyButton"].isEnabled)
      app.textFields["minTextField"].tap()
      app.textFields["minTextField"].typeText("50")
      app.textFields["maxTextField"].tap()
      app.textFields["maxTextField"].typeText("300")
      #expect(!app.buttons["applyButton"].isEnabled)
      app.buttons["applyButton"].tap()
      #expect(app.staticTexts["Product 2"].exists)
      #expect(!app.descendants(matching: .any)["Product 1"].exists)
      #expect(app.cells.count == 2)
    }
  }

  @MainActor
  @Test("Assertion 3 fails where it expects the contrary")
  func assertion3() {
    withKnownIssue {
      let app = XCUIApplication(StoreApplication.self)
      #expect(!app.buttons["applyButton"].isEnabled)
      app.textFields["minTextField"].tap()
      app.textFields["minTextField"].typeText("50")
      app.textFields["maxTextField"].tap()
      app.textFields["maxTextField"].typeText("300")
      #expect(app.buttons["applyButton"].isEnabled)
      app.buttons["applyButton"].tap()
      #expect(!app.staticTexts["Product 2"].exists)
      #expect(!app.descendants(matching: .any)["Product 1"].exists)
      #expect(app.cells.count == 2)
    }
  }

  @MainActor
  @Test("Assertion 4 fails where it expects the contrary")
  func assertion4() {
    withKnownIssue {
      let app = XCUIApplication(StoreApplication.self)
      #expect(!app.buttons["applyButton"].isEnabled)
      app.textFields["minTextField"].tap()
      app.textFields["minTextField"].typeText("50")
      app.textFields["maxTextField"].tap()
      app.textFields["maxTextField"].typeText("300")
      #expect(app.buttons["applyButton"].isEnabled)
      app.buttons["applyButton"].tap()
      #expect(app.staticTexts["Product 2"].exists)
      #expect(app.descendants(matching: .any)["Product 1"].exists)
      #expect(app.cells.count == 2)
    }
  }

  @MainActor
  @Test("Assertion 5 fails where it expects the contrary")
  func assertion5() {
    withKnownIssue {
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
      #expect(app.cells.count != 2)
    }
  }
}
