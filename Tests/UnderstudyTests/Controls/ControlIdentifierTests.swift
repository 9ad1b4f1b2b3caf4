import SwiftUI
import Testing
import UnderstudyCore
import UnderstudyTesting

@MainActor
@Suite("Identifiers of controls, and what controls log")
struct ControlIdentifierTests {
  struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Button("Check") { configuration.isOn.toggle() } }
  }

  struct Asking: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  }

  @Test("An identifier lands on the control's own element, or on what a style shows in its place")
  func identifiers() {
    let app = XCUIApplication {
      Toggle("Sound", isOn: .constant(true)).accessibilityIdentifier("switch")
      Stepper("Count", value: .constant(1)).accessibilityIdentifier("stepper")
      ProgressView("Loading").accessibilityIdentifier("progress")
      Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }.accessibilityIdentifier("picker")
      TextField("Name", text: .constant("")).accessibilityIdentifier("field")
      Menu("Menu") { Button("Item") {} }.accessibilityIdentifier("menu")
      Toggle("Styled", isOn: .constant(true)).toggleStyle(Check()).accessibilityIdentifier("styled")
      Button("Asked") {}.buttonStyle(Asking()).accessibilityIdentifier("asked")
      Button {
      } label: {
        Text("Plain").accessibilityIdentifier("inner")
      }
    }
    #expect(app.switches["switch"].label == "Sound")
    #expect(app.steppers["stepper"].label == "Count")
    #expect(app.activityIndicators["progress"].exists)
    #expect(app.buttons["picker"].label == "Kind, One")
    #expect(app.textFields["field"].exists)
    #expect(app.buttons["menu"].label == "Menu")
    #expect(app.buttons["styled"].label == "Check")
    #expect(app.buttons["asked"].label == "Asked")
    #expect(app.buttons["inner"].label == "Plain")
  }

  @Test("SEM-352: a selection without an option is logged once and stays")
  func invalidSelection() {
    struct Screen: View {
      @State private var number = 7
      var body: some View {
        Picker("Number", selection: $number) { Text("One").tag(1) }
        Text("Number \(number)")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Number 7"].exists)
    let messages = app.host?.issues.filter { $0.kind == .selection }.map(\.message) ?? []
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Picker: the selection \"7\" is invalid") == true)
  }

  @Test("SEM-350: of two views with one focus value the first gets the focus, and it is logged")
  func ambiguousFocus() {
    struct Screen: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        TextField("One", text: $text).focused($isFocused)
        TextField("Two", text: .constant("")).focused($isFocused)
        Button("Focus") { isFocused = true }
        Text("Text \(text)")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Focus"].tap()
    app.typeText("x")
    #expect(app.staticTexts["Text x"].exists)
    #expect(app.host?.issues.contains { $0.kind == .focus } == true)
  }
}
