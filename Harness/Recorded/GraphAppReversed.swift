import Testing

@testable import GraphApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct GraphAppReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(GraphApplication.self)
      app.buttons["+1"].tap()
      #expect(app.staticTexts["copied.name"].label != "Updated: 0")
      #expect(app.staticTexts["given.name"].label == "Updated: 1")
      app.buttons["bound.count"].tap()
      #expect(app.buttons["bound.count"].label == "Bound: 11")
      #expect(app.segmentedControls.buttons.count == 6)
      app.buttons["Binding"].tap()
    }
  }

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(GraphApplication.self)
      app.buttons["+1"].tap()
      #expect(app.staticTexts["copied.name"].label == "Updated: 0")
      #expect(app.staticTexts["given.name"].label != "Updated: 1")
      app.buttons["bound.count"].tap()
      #expect(app.buttons["bound.count"].label == "Bound: 11")
      #expect(app.segmentedControls.buttons.count == 6)
      app.buttons["Binding"].tap()
    }
  }

  @MainActor
  @Test("Assertion 3 fails where it expects the contrary")
  func assertion3() {
    withKnownIssue {
      let app = XCUIApplication(GraphApplication.self)
      app.buttons["+1"].tap()
      #expect(app.staticTexts["copied.name"].label == "Updated: 0")
      #expect(app.staticTexts["given.name"].label == "Updated: 1")
      app.buttons["bound.count"].tap()
      #expect(app.buttons["bound.count"].label != "Bound: 11")
      #expect(app.segmentedControls.buttons.count == 6)
      app.buttons["Binding"].tap()
    }
  }

  @MainActor
  @Test("Assertion 4 fails where it expects the contrary")
  func assertion4() {
    withKnownIssue {
      let app = XCUIApplication(GraphApplication.self)
      app.buttons["+1"].tap()
      #expect(app.staticTexts["copied.name"].label == "Updated: 0")
      #expect(app.staticTexts["given.name"].label == "Updated: 1")
      app.buttons["bound.count"].tap()
      #expect(app.buttons["bound.count"].label == "Bound: 11")
      #expect(app.segmentedControls.buttons.count != 6)
      app.buttons["Binding"].tap()
    }
  }
}
