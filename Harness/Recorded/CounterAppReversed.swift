import Testing

@testable import CounterApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct CounterAppReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(CounterApplication.self)
      app.buttons["Increase"].tap()
      app.buttons["Increase"].tap()
      #expect(!app.staticTexts["The counter value is 2"].exists)
      app.buttons["Model"].tap()
      #expect(app.buttons["Model"].isSelected)
      #expect(!app.buttons["State"].isSelected)
      app.buttons["Show sheet"].tap()
      #expect(app.staticTexts["This is sheet"].exists)
      app.swipeDown()
    }
  }

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(CounterApplication.self)
      app.buttons["Increase"].tap()
      app.buttons["Increase"].tap()
      #expect(app.staticTexts["The counter value is 2"].exists)
      app.buttons["Model"].tap()
      #expect(!app.buttons["Model"].isSelected)
      #expect(!app.buttons["State"].isSelected)
      app.buttons["Show sheet"].tap()
      #expect(app.staticTexts["This is sheet"].exists)
      app.swipeDown()
    }
  }

  @MainActor
  @Test("Assertion 3 fails where it expects the contrary")
  func assertion3() {
    withKnownIssue {
      let app = XCUIApplication(CounterApplication.self)
      app.buttons["Increase"].tap()
      app.buttons["Increase"].tap()
      #expect(app.staticTexts["The counter value is 2"].exists)
      app.buttons["Model"].tap()
      #expect(app.buttons["Model"].isSelected)
      #expect(app.buttons["State"].isSelected)
      app.buttons["Show sheet"].tap()
      #expect(app.staticTexts["This is sheet"].exists)
      app.swipeDown()
    }
  }

  @MainActor
  @Test("Assertion 4 fails where it expects the contrary")
  func assertion4() {
    withKnownIssue {
      let app = XCUIApplication(CounterApplication.self)
      app.buttons["Increase"].tap()
      app.buttons["Increase"].tap()
      #expect(app.staticTexts["The counter value is 2"].exists)
      app.buttons["Model"].tap()
      #expect(app.buttons["Model"].isSelected)
      #expect(!app.buttons["State"].isSelected)
      app.buttons["Show sheet"].tap()
      #expect(!app.staticTexts["This is sheet"].exists)
      app.swipeDown()
    }
  }
}
