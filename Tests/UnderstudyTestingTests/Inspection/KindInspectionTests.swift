import SwiftUI
import Testing

/// Controls that show as several elements, or as an element of another type than usual.
private struct ControlParts: View {
  @State private var isOn = false
  @State private var isPinned = false
  @State private var count = 1
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var size = "Small"
  @State private var note = ""
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        Toggle("Sound", isOn: $isOn)
        Toggle(isOn: $isPinned) {
          Text("Pin")
          Text("Keep at the top")
        }
        .toggleStyle(.button)
        Stepper("Count \(count)", value: $count)
        DatePicker("Due", selection: $date)
        Picker("Size", selection: $size) {
          ForEach(["Small", "Large"], id: \.self) { Text($0) }
        }
        Menu("More") {
          Toggle("Loud", isOn: $isOn)
        }
        TextField("Note", text: $note, axis: .vertical)
        TextEditor(text: $text)
        NavigationLink("Next") { Text("Page") }
        Button("Send") { count = 0 }
      }
    }
  }
}

@MainActor
@Suite("Inspecting kinds of controls")
struct KindInspectionTests {
  @Test("A toggle is one, though a switch lies in its switch")
  func toggle() throws {
    struct Screen: View {
      @State var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn) }
    }
    let screen = try Screen().inspect()
    #expect(try screen.findAll(ViewType.Toggle.self).count == 1)
    #expect(try screen.toggle().isOn() == false)
    try screen.toggle().tap()
    #expect(try screen.toggle().isOn())
  }

  @Test("A toggle that looks like a button, also in a menu, is a toggle and returns its state")
  func buttonToggles() throws {
    let screen = try ControlParts().inspect()
    #expect(try screen.findAll(ViewType.Toggle.self).count == 2)
    try screen.find(ViewType.Toggle.self, containing: "Pin").tap()
    #expect(try screen.findAll(ViewType.Toggle.self).map { try $0.isOn() } == [false, true])

    try screen.find(button: "More").tap()
    let loud = try screen.find(ViewType.Toggle.self, containing: "Loud")
    #expect(try loud.isOn() == false)
    try loud.tap()
    #expect(try screen.find(ViewType.Toggle.self).isOn())
  }

  @Test("A combined element that acts as a switch is a toggle")
  func combinedToggle() throws {
    struct Screen: View {
      @State private var isOn = true
      var body: some View {
        HStack {
          Text("Sound")
          Toggle("", isOn: $isOn)
        }
        .accessibilityElement(children: .combine)
      }
    }
    let toggle = try Screen().inspect().toggle()
    #expect(try toggle.isOn())
    try toggle.tap()
    #expect(try toggle.isOn() == false)
  }

  @Test("The parts of controls, and controls that look like buttons, are no buttons; a label finds them all the same")
  func buttons() throws {
    let screen = try ControlParts().inspect()
    #expect(try screen.findAll(ViewType.Button.self).map { try $0.accessibilityLabel() } == ["More", "Send"])
    try screen.find(button: "Increment").tap()
    _ = try screen.find(text: "Count 2")
    try screen.find(button: "Send").tap()
    _ = try screen.find(text: "Count 0")
    try screen.find(button: "Next").tap()
    _ = try screen.find(text: "Page")
  }

  @Test("A field of several lines is a field, not an editor")
  func textInputs() throws {
    let screen = try ControlParts().inspect()
    try screen.textField().setInput("a")
    try screen.textEditor().setInput("b")
    #expect(try screen.textField().input() == "a")
    #expect(try screen.textEditor().input() == "b")
  }

  @Test("The title in a bar and the days of a calendar are no texts; their words are found all the same")
  func texts() throws {
    struct Screen: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        NavigationStack {
          VStack {
            DatePicker("Due", selection: $date).datePickerStyle(.graphical)
            Text("Content")
          }
          .navigationTitle("Title")
        }
      }
    }
    let screen = try Screen().inspect()
    #expect(try screen.findAll(ViewType.Text.self).map { try $0.string() } == ["Due", "Content"])
    _ = try screen.find(text: "Title")
  }

  @Test("A row that an identity has twice has its controls twice")
  func reflections() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          ForEach([1, 1], id: \.self) { _ in
            Toggle("Sound", isOn: $isOn)
            Button("Off") { isOn = false }.accessibilityLabel("Silence")
          }
        }
      }
    }
    let screen = try Screen().inspect()
    try screen.findAll(ViewType.Toggle.self)[1].tap()
    #expect(try screen.findAll(ViewType.Toggle.self).map { try $0.isOn() } == [true, true])
    try screen.findAll(ViewType.Button.self)[1].tap()
    #expect(try screen.findAll(ViewType.Toggle.self).map { try $0.isOn() } == [false, false])
  }

  @Test("An open menu and a calendar are no lists")
  func lists() throws {
    let screen = try ControlParts().inspect()
    try screen.find(button: "More").tap()
    #expect(try screen.findAll(ViewType.List.self).count == 1)

    struct Calendar: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View { DatePicker("Due", selection: $date).datePickerStyle(.graphical) }
    }
    #expect(try Calendar().inspect().findAll(ViewType.List.self).isEmpty)
  }
}
