import SwiftUI
import Testing

@MainActor
@Suite("Calling the closures of modifiers")
struct CallingTests {
  private func log(_ app: XCUIApplication) -> String { app.staticTexts["log"].label }

  @Test("The closures of a view's own body are called again, the outermost first")
  func lifecycle() throws {
    let app = XCUIApplication { ControlsScreen() }
    let order = try app.view(ControlsScreen.self).inspect()
    #expect(log(app) == "text, appear")
    try order.callOnAppear()
    #expect(log(app) == "text, appear, appear")
    try order.callOnDisappear()
    #expect(log(app) == "text, appear, appear, disappear")
    #expect(app.events.of(.stateChange).last?.change?.writer == "onDisappear of ControlsScreen")
  }

  @Test("The closures on an element are called, not those around its container")
  func element() throws {
    let app = XCUIApplication { ControlsScreen() }
    let order = try app.view(ControlsScreen.self).inspect()
    try order.find(text: "Hidden?").callOnAppear()
    #expect(log(app) == "text, appear, text")
    #expect(throws: InspectionError.viewNotFound(#"Found no onAppear in "Touch me" StaticText. There: nothing."#)) {
      try order.find(text: "Touch me").callOnAppear()
    }
  }

  @Test("onChange is called with the values that are given, by their type")
  func change() throws {
    let app = XCUIApplication { ControlsScreen() }
    let order = try app.view(ControlsScreen.self).inspect()
    try order.callOnChange(oldValue: ControlsScreen.Size.large, newValue: .small)
    #expect(log(app) == "text, appear, large to small")
    try order.callOnChange(newValue: ControlsScreen.Size.large)
    #expect(log(app).hasSuffix("large to large"))
    #expect(
      throws: InspectionError.viewNotFound(
        "Found no onChange(of: Int) in ControlsScreen. There: task, onChange(of: Size), onDisappear, onAppear, onAppear."
      )
    ) { try order.callOnChange(newValue: 1) }
    #expect(throws: InspectionError.self) { try order.callOnChange(newValue: ControlsScreen.Size.large, index: 1) }
  }

  @Test("A task runs again to its end, on the app's clock")
  func task() async throws {
    let app = XCUIApplication { ControlsScreen() }
    let order = try app.view(ControlsScreen.self).inspect()
    app.clock.advance(by: .seconds(1))
    try await order.callTask()
    #expect(app.clock.now == .seconds(4))
    #expect(log(app) == "text, appear, task, task")
    await #expect(
      throws: InspectionError.unresponsiveControl(
        name: "The task of ControlsScreen", reason: "it did not end within 1.0 s of virtual time")
    ) { try await order.callTask(timeout: .seconds(1)) }
  }

  @Test("Gestures are made by the touch that they wait for")
  func gestures() throws {
    let app = XCUIApplication { ControlsScreen() }
    try app.view(ControlsScreen.self).inspect().find(text: "Touch me").callOnTapGesture()
    #expect(log(app) == "text, appear, tap")
    #expect(throws: InspectionError.self) {
      try app.view(ControlsScreen.self).inspect().find(text: "Touch me").callOnLongPressGesture()
    }
  }
}
