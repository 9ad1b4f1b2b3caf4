import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: styles of controls")
struct ControlStyleTests {
  struct Pressed: ButtonStyle {
    let trace: Trace
    func makeBody(configuration: Configuration) -> some View {
      let _ = trace("pressed \(configuration.isPressed)")
      configuration.label.onChange(of: configuration.isPressed) { trace("changed to \($1)") }
    }
  }

  @Test("SEM-342: a button style sees its button pressed while a finger is on it, before the action runs")
  func pressed() {
    let trace = Trace()
    let app = XCUIApplication { Button("Save") { trace("action") }.buttonStyle(Pressed(trace: trace)) }
    #expect(trace.entries == ["pressed false"])
    _ = trace.take()
    app.buttons["Save"].tap()
    #expect(trace.entries == ["pressed true", "changed to true", "action", "pressed false", "changed to false"])
    _ = trace.take()
    app.buttons["Save"].press(forDuration: 2)
    #expect(trace.entries == ["pressed true", "changed to true", "action", "pressed false", "changed to false"])
  }

  @Test("SEM-342: a style follows the press of its own button only, and of none that is disabled")
  func pressedAlone() {
    struct Marked: ButtonStyle {
      let trace: Trace
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        let _ = trace("\(configuration.role == .cancel ? "cancel" : "other") \(configuration.isPressed) \(isEnabled)")
        configuration.label
      }
    }
    let trace = Trace()
    let app = XCUIApplication {
      VStack {
        Button("Cancel", role: .cancel) {}
        Button("Off") {}.disabled(true)
      }
      .buttonStyle(Marked(trace: trace))
    }
    _ = trace.take()
    app.buttons["Cancel"].tap()
    app.buttons["Off"].tap()
    #expect(trace.entries == ["cancel true true", "cancel false true"])
  }

  struct MarkedContent: LabeledContentStyle {
    @Environment(\.accent) private var accent
    func makeBody(configuration: Configuration) -> some View {
      Text("\(accent) labeled")
      configuration.content
      configuration.label
    }
  }

  struct MarkedGauge: GaugeStyle {
    @Environment(\.accent) private var accent
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text("\(accent) \(Int(configuration.value * 100)) \(configuration.currentValueLabel == nil)")
      configuration.maximumValueLabel
    }
  }

  struct MarkedBox: GroupBoxStyle {
    @Environment(\.accent) private var accent
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      Text("\(accent) box")
      configuration.label
    }
  }

  struct MarkedDisclosure: DisclosureGroupStyle {
    @Environment(\.accent) private var accent
    func makeBody(configuration: Configuration) -> some View {
      Button("\(accent) \(configuration.isExpanded)") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  struct MarkedControls: ControlGroupStyle {
    @Environment(\.accent) private var accent
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text("\(accent) controls")
      configuration.content
    }
  }

  @Test("SEM-096: a custom style shows labeled content, and its dynamic properties work")
  func labeledContent() {
    let app = XCUIApplication {
      LabeledContent("Name", value: "Ada").labeledContentStyle(MarkedContent()).environment(\.accent, "loud")
    }
    #expect(app.texts == ["loud labeled", "Ada", "Name"])
  }

  @Test("SEM-096: a custom style shows gauges")
  func gauge() {
    let app = XCUIApplication {
      Gauge(value: 3, in: 0...4) {
        Text("Fuel")
      } currentValueLabel: {
        Text("three")
      } minimumValueLabel: {
        Text("E")
      } maximumValueLabel: {
        Text("F")
      }
      .gaugeStyle(MarkedGauge())
    }
    #expect(app.texts == ["Fuel", "plain 75 false", "F"])
  }

  @Test("SEM-096: a custom style shows group boxes; inside its body the style further out holds")
  func groupBox() {
    struct Framed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("frame")
        GroupBox(configuration)
      }
    }
    let app = XCUIApplication {
      GroupBox("Title") {
        Text("A")
        Text("B")
      }
      .groupBoxStyle(Framed())
      .groupBoxStyle(MarkedBox())
    }
    #expect(app.texts == ["frame", "A", "B", "plain box", "Title"])
  }

  @Test("SEM-096: a custom style opens and closes a disclosure group, whose content lives while it is shown")
  func disclosure() {
    let trace = Trace()
    let app = XCUIApplication {
      DisclosureGroup("More") {
        Text("Detail").onAppear { trace("appear") }.onDisappear { trace("disappear") }
      }
      .disclosureGroupStyle(MarkedDisclosure())
    }
    #expect(app.texts == ["More"])
    app.buttons["plain false"].tap()
    #expect(app.texts == ["More", "Detail"])
    app.buttons["plain true"].tap()
    #expect(app.texts == ["More"])
    #expect(trace.entries == ["appear", "disappear"])
  }

  @Test("SEM-096: a custom style shows a group of controls with its label")
  func controlGroup() {
    let app = XCUIApplication {
      ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(MarkedControls())
    }
    #expect(app.texts == ["Edit", "plain controls"])
    #expect(app.buttons["Cut"].exists)
  }

  @Test("SEM-096: a custom style decorates text fields, secure ones too; each edit still writes")
  func textField() {
    struct Boxed: TextFieldStyle {
      @Environment(\.accent) private var accent
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text("\(accent) field")
          configuration
        }
      }
    }
    struct Screen: View {
      @State private var name = ""
      @State private var secret = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          SecureField("Secret", text: $secret)
        }
        .textFieldStyle(Boxed())
        Text("\(name)/\(secret)").accessibilityIdentifier("result")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts.matching(identifier: "plain field").count == 2)
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Ada")
    app.secureTextFields["Secret"].tap()
    app.secureTextFields["Secret"].typeText("xy")
    #expect(app.staticTexts["result"].label == "Ada/xy")
    #expect(app.secureTextFields.firstMatch.value as? String == "••")
  }

  @Test("SEM-096: a custom style decorates a text editor, which it shows by a built-in style; each edit still writes")
  func textEditor() {
    struct Framed: TextEditorStyle {
      @Environment(\.accent) private var accent
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("\(accent) editor")
          PlainTextEditorStyle().makeBody(configuration: configuration)
        }
      }
    }
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextEditor(text: $text).accessibilityIdentifier("framed")
          TextEditor(text: $text).textEditorStyle(.automatic)
        }
        .textEditorStyle(Framed())
        Text(text).accessibilityIdentifier("result")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts.matching(identifier: "plain editor").count == 1)
    #expect(app.textViews.count == 2)
    app.textViews["framed"].tap()
    app.textViews["framed"].typeText("Ada")
    #expect(app.staticTexts["result"].label == "Ada")
  }

  @Test("SEM-096: a custom style places a menu and a form among other views")
  func menusAndForms() {
    struct TitledMenu: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("menu")
        Menu(configuration)
      }
    }
    struct TitledForm: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("form")
        Form(configuration)
      }
    }
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        Form {
          Menu("Actions") { Button("Copy") { log = "copied" } }
          Text("Log \(log)")
        }
        .menuStyle(TitledMenu())
        .formStyle(TitledForm())
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.texts.contains("form"))
    #expect(app.collectionViews.cells.count == 2)
    #expect(app.cells.element(boundBy: 0).staticTexts["menu"].exists)
    app.buttons["Actions"].tap()
    app.buttons["Copy"].tap()
    #expect(app.staticTexts["Log copied"].exists)
  }

  @Test("SEM-096: a custom style shows date pickers")
  func datePicker() {
    struct Plain: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Button("Later") { configuration.selection += 86_400 }
        DatePicker(configuration)
      }
    }
    struct Screen: View {
      @State private var date = DatePickerTests.start
      var body: some View {
        DatePicker("Due", selection: $date, displayedComponents: .date).datePickerStyle(Plain())
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Later"].tap()
    #expect(app.datePickers["Due"].buttons["Date Picker"].value as? String == "Jan 3, 2025")
  }
}
