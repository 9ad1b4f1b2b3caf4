import SwiftUI
import Testing

@MainActor
@Suite("Inspecting views")
struct InspectTests {
  @Test("A view that no app shows is launched for the inspection, with its state")
  func bareView() throws {
    let counter = try CounterModel().inspect()
    #expect(try counter.find(text: "The counter value is 0").string() == "The counter value is 0")
    try counter.find(button: "Increase").tap()
    _ = try counter.find(text: "The counter value is 1")
    #expect(try counter.actualView().counter == 1)
  }

  @Test("A view with modifiers is inspected as a whole")
  func modifiedView() throws {
    let view = try CounterModel().environment(\.colorScheme, .dark).inspect()
    try view.find(button: "Increase").tap()
    _ = try view.find(text: "The counter value is 1")
  }

  @Test("A view of a running app is inspected where it is mounted")
  func mountedView() throws {
    let app = XCUIApplication { CounterModel() }
    let counter = try app.view(CounterModel.self).value
    try counter.inspect().find(button: "Increase").tap()
    #expect(app.staticTexts["The counter value is 1"].exists)
    _ = try counter.inspect().find(text: "The counter value is 1")
  }

  @Test("Controls are used as a user would, and read")
  func controls() throws {
    let app = XCUIApplication { FormScreen() }
    let form = try app.view(FormScreen.self).inspect()

    try form.find(ViewType.TextField.self).setInput("Ada")
    try form.find(ViewType.TextField.self).setInput("Bo")
    #expect(try form.find(ViewType.TextField.self).input() == "Bo")
    try form.find(ViewType.Toggle.self, containing: "News").tap()
    #expect(try form.find(ViewType.Toggle.self).isOn())
    try form.find(ViewType.Stepper.self).increment()
    try form.find(ViewType.Slider.self).setNormalizedValue(1)
    try form.find(button: "Send").tap()

    #expect(try form.find(viewWithAccessibilityIdentifier: "status").accessibilityLabel() == "sent to Bo")
    #expect(try app.view(FormScreen.self).state("amount", as: Int.self) == 2)
    #expect(try app.view(FormScreen.self).state("profile.volume", as: Double.self) == 1)
  }

  @Test("Custom views are found by their type, one or all")
  func customViews() throws {
    let form = try FormScreen().inspect()
    #expect(try form.find(FormScreen.Badge.self).actualView().text == "A")
    #expect(
      try form.findAll(FormScreen.Badge.self).map { try $0.find(ViewType.Text.self).string() } == [
        "Badge A", "Badge B",
      ])
    #expect(try form.findAll(ViewType.Button.self).count >= 3)
    try form.find(button: "More").tap()
    _ = try form.find(FormScreen.MoreScreen.self).find(text: "This is more")
  }

  @Test("A disabled control takes no tap")
  func disabled() throws {
    let form = try FormScreen().inspect()
    let off = try form.find(button: "Off")
    #expect(try off.isDisabled())
    #expect(throws: InspectionError.unresponsiveControl(name: #""Off" Button"#, reason: "it is disabled")) {
      try off.tap()
    }
  }

  @Test("Errors say what was searched for, where, and what exists")
  func errors() throws {
    let counter = try CounterModel().inspect()
    #expect(
      throws: InspectionError.viewNotFound(
        #"Found no Text "Gone" in CounterModel. There: "The counter value is 0", "Increase", "Show sheet"."#)
    ) { try counter.find(text: "Gone") }
    #expect(
      throws: InspectionError.viewNotFound(
        #"Found no Button "Gone" in CounterModel. There: "Increase" Button, "Show sheet" Button."#)
    ) { try counter.find(button: "Gone") }
    #expect(throws: InspectionError.viewNotFound("No CounterSheet is mounted in CounterModel. Mounted: CounterModel."))
    {
      try counter.find(CounterSheet.self)
    }
    #expect(throws: InspectionError.viewNotFound("Found no Toggle in CounterModel. There: nothing.")) {
      try counter.find(ViewType.Toggle.self)
    }
  }
}
