import Testing

@testable import LifecycleApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct LifecycleAppRecordedTests {
  @MainActor
  @Test("LifecycleApp recorded")
  func lifecycleAppRecorded() {
    let app = XCUIApplication(LifecycleApplication.self)
    app.textFields["child.input"].tap()
    app.textFields["child.input"].typeText("Hello")
    #expect((app.textFields["child.input"].value as? String) == "Hello")
    app.switches["Show Child"].switches.firstMatch.tap()
    #expect(!app.descendants(matching: .any)["child.input"].exists)
    app.buttons["Sheet"].tap()
    app.buttons["Show Sheet"].tap()
    app.clock.advance(by: .seconds(2))
  }
}
