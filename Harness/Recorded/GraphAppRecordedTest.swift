import Testing

@testable import GraphApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct GraphAppRecordedTests {
  @MainActor
  @Test("GraphApp recorded")
  func graphAppRecorded() {
    let app = XCUIApplication(GraphApplication.self)
    app.buttons["+1"].tap()
    #expect(app.staticTexts["copied.name"].label == "Updated: 0")
    #expect(app.staticTexts["given.name"].label == "Updated: 1")
    app.buttons["bound.count"].tap()
    #expect(app.buttons["bound.count"].label == "Bound: 11")
    #expect(app.segmentedControls.buttons.count == 6)
    app.buttons["Binding"].tap()
  }
}
