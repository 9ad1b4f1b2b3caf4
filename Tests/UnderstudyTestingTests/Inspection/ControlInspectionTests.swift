import SwiftUI
import Testing

@MainActor
@Suite("Inspecting controls and searching")
struct ControlInspectionTests {
  @Test("Pickers of any style choose by tag, and return the chosen value")
  func pickers() throws {
    let app = XCUIApplication { ControlsScreen() }
    let order = try app.view(ControlsScreen.self).inspect()
    let pickers = try order.findAll(ViewType.Picker.self)
    #expect(pickers.count == 2)
    try pickers[0].select(value: ControlsScreen.Size.large)
    #expect(try pickers[0].selectedValue() == ControlsScreen.Size.large)
    try pickers[1].select(value: "blue")
    #expect(try pickers[1].selectedValue(as: String?.self) == "blue")
    #expect(try app.view(ControlsScreen.self).state("color", as: String?.self) == "blue")
    #expect(
      throws: InspectionError.unresponsiveControl(
        name: #""Size, large" Button"#, reason: "it has no option with the tag medium; its tags are small, large")
    ) { try pickers[0].select(value: "medium") }
    #expect(
      throws: InspectionError.typeMismatch(
        property: #"The selection of "Size, large" Button"#, actual: "Size", expected: "Int")
    ) { try pickers[0].selectedValue(as: Int.self) }
    #expect(app.events.of(.stateChange).last?.change?.writer?.hasPrefix("Select in") == true)
  }

  @Test("Date pickers and sliders take and return values")
  func values() throws {
    let order = try ControlsScreen().inspect()
    let date = Date(timeIntervalSinceReferenceDate: 86_400 * 40)
    try order.datePicker().select(date: date)
    #expect(try order.datePicker().selectedDate() == date)
    #expect(try order.slider().value() == 2)
    try order.slider().setValue(5.1)
    #expect(try order.slider().value() == 6)
  }

  @Test("Links and progress views return what they were created with")
  func reading() throws {
    let order = try ControlsScreen().inspect()
    #expect(try order.link().url().absoluteString == "https://example.com/help")
    #expect(try order.progressView().fractionCompleted() == 0.25)
    #expect(try order.link().labelView().text().string() == "Help")
    #expect(try order.find(viewWithAccessibilityIdentifier: "log").accessibilityLabel().string() == "text, appear")
  }

  @Test("A field is committed by Return")
  func commit() throws {
    let order = try ControlsScreen().inspect()
    try order.textField().setInput("Ada")
    try order.textField().callOnCommit()
    #expect(try order.find(viewWithAccessibilityIdentifier: "log").text().string().hasSuffix("submit Ada"))
  }

  @Test("Views are found by a condition, by id and by tag; what a condition throws counts as no")
  func conditions() throws {
    let order = try ControlsScreen().inspect()
    #expect(try order.find(ViewType.Text.self) { try $0.string().hasPrefix("Touch") }.string() == "Touch me")
    #expect(try order.findAll(ViewType.Text.self) { try $0.string().isEmpty }.isEmpty)
    #expect(try order.find { try $0.accessibilityIdentifier() == "log" }.accessibilityLabel() == "text, appear")
    #expect(try order.findAll { try $0.find(ViewType.Toggle.self).isOn() }.isEmpty)
    #expect(try order.find(viewWithId: "touch").text().string() == "Touch me")
    #expect(try order.find(viewWithTag: 7).text().string() == "Hidden?")
    #expect(throws: InspectionError.viewNotFound("Found no view with the id 8 in ControlsScreen. There: nothing.")) {
      try order.find(viewWithId: 8)
    }
  }

  @Test("The only one of a kind is asked for without words; several are an error that lists them")
  func onlyOne() throws {
    let badge = try FormScreen.Badge(text: "A").inspect()
    #expect(try badge.text().string() == "Badge A")
    #expect(try badge.implicitAnyView().text().string() == "Badge A")
    let counter = try CounterModel().inspect()
    #expect(try counter.view(CounterModel.self).text().string() == "The counter value is 0")
    #expect(
      throws: InspectionError.viewNotFound(
        #"Found 2 of Button in CounterModel: "Increase" Button, "Show sheet" Button. "#
          + "Search by text, identifier or condition: find(ViewType.Button.self, containing:).")
    ) { try counter.button() }
    #expect(throws: InspectionError.viewNotFound("Found no Toggle in CounterModel. There: nothing.")) {
      try counter.toggle()
    }
  }
}
