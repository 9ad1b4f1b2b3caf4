import Testing

@testable import LifecycleApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct LifecycleAppReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(LifecycleApplication.self)
      app.textFields["child.input"].tap()
      app.textFields["child.input"].typeText("Hello")
      #expect((app.textFields["child.input"].value as? String) != "Hello")
      app.switches["Show Child"].switches.firstMatch.tap()
      #expect(!app.descendants(matching: .any)["child.input"].exists)
      app.buttons["Sheet"].tap()
      app.buttons["Show Sheet"].tap()
      app.clock.advance(by: .seconds(2))
    }
  }

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(LifecycleApplication.self)
      app.textFields["child.input"].tap()
      app.textFields["child.input"].typeText("Hello")
      #expect((app.textFields["child.input"].value as? String) == "Hello")
      app.switches["Show Child"].switches.firstMatch.tap()
      #expect(app.descendants(matching: .any)["child.input"].exists)
      app.buttons["Sheet"].tap()
      app.buttons["Show Sheet"].tap()
      app.clock.advance(by: .seconds(2))
    }
  }
}
