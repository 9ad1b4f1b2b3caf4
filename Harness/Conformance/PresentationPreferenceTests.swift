import SwiftUI
import Testing
import UnderstudyTesting

/// What alerts, dialogs, sheets and the runtime's own controls send up: it is observed inside them, not outside.
@MainActor
@Suite("D: preferences of what is presented and of controls")
struct PresentationPreferenceTests {
  enum Kind: CaseIterable {
    case alert, confirmationDialog, sheet, fullScreenCover, popover
  }

  /// A view that presents the same content in any way.
  struct Presenter<Actions: View>: View {
    let kind: Kind
    @Binding var isShown: Bool
    @ViewBuilder let content: () -> Actions
    var body: some View {
      switch kind {
      case .alert: Text("Presenter").alert("Title", isPresented: $isShown, actions: content)
      case .confirmationDialog: Text("Presenter").confirmationDialog("Title", isPresented: $isShown, actions: content)
      case .sheet: Text("Presenter").sheet(isPresented: $isShown, content: content)
      case .fullScreenCover: Text("Presenter").fullScreenCover(isPresented: $isShown, content: content)
      case .popover: Text("Presenter").popover(isPresented: $isShown, content: content)
      }
    }
  }

  /// Writes a tag from the body of a style that leaves the interaction to the button.
  struct Tagging: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.preference(key: NamesKey.self, value: ["tag"])
    }
  }

  /// Writes a tag, and another one once it was tapped, from the body of a style with an interaction of its own.
  struct PrimitiveTagging: PrimitiveButtonStyle {
    @State private var taps = 0
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .onTapGesture { taps += 1 }
        .preference(key: NamesKey.self, value: ["tag \(taps)"])
    }
  }

  @Test(
    "SEM-220: an observer among the actions of an alert or in a sheet hears what button styles write",
    arguments: Kind.allCases)
  func styles(kind: Kind) {
    struct Screen: View {
      let kind: Kind
      let trace: Trace
      @State private var isShown = false
      var body: some View {
        Button("Present") { isShown = true }
        Presenter(kind: kind, isShown: $isShown) {
          Group {
            Button("Styled") {}.buttonStyle(Tagging()).onPreferenceChange(NamesKey.self) { trace("styled \($0)") }
            Button("Primitive") {}.buttonStyle(PrimitiveTagging())
              .onPreferenceChange(NamesKey.self) { trace("primitive \($0)") }
          }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(kind: kind, trace: trace) }
    #expect(trace.entries == [])
    app.buttons["Present"].tap()
    #expect(trace.take() == [#"styled ["tag"]"#, #"primitive ["tag 0"]"#])
    app.buttons["Primitive"].tap()
    #expect(trace.entries == [#"primitive ["tag 1"]"#])
  }

  @Test("SEM-220: so does one around all the actions", arguments: Kind.allCases)
  func stylesTogether(kind: Kind) {
    struct Screen: View {
      let kind: Kind
      let trace: Trace
      @State private var isShown = true
      var body: some View {
        Presenter(kind: kind, isShown: $isShown) {
          VStack {
            Button("Styled") {}.buttonStyle(Tagging())
            Button("Primitive") {}.buttonStyle(PrimitiveTagging())
          }
          .onPreferenceChange(NamesKey.self) { trace("\($0)") }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(kind: kind, trace: trace) }
    #expect(trace.take() == [#"["tag", "tag 0"]"#])
    app.buttons["Primitive"].tap()
    #expect(trace.entries == [#"["tag", "tag 1"]"#])
  }

  @Test("SEM-231: what is presented does not reach its presenter, whatever presents it", arguments: Kind.allCases)
  func isolation(kind: Kind) {
    struct Screen: View {
      let kind: Kind
      let trace: Trace
      @State private var isShown = false
      var body: some View {
        Button("Present") { isShown = true }
        VStack {
          Text("A").preference(key: LastKey.self, value: "a")
          HStack {
            Presenter(kind: kind, isShown: $isShown) {
              Button("Close") { isShown = false }.preference(key: LastKey.self, value: "presented")
              if isShown { Button("Other") {} }
            }
          }
        }
        .onPreferenceChange(LastKey.self) { trace($0) }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(kind: kind, trace: trace) }
    let first = trace.take()
    app.buttons["Present"].tap()
    #expect(app.buttons["Other"].exists)
    app.buttons["Close"].tap()
    #expect(!app.buttons["Other"].exists)
    #expect(trace.entries == [])
    #expect(first == ["default"])
  }

  @Test("SEM-231: presenting something gives a container that has nothing to say no voice")
  func silentContainer() {
    struct Screen: View {
      let trace: Trace
      @State private var hasAlert = false
      @State private var hasSheet = false
      var body: some View {
        VStack {
          Text("A").preference(key: LastKey.self, value: "a")
          HStack {
            Button("Ask") { hasAlert = true }
              .alert("Title", isPresented: $hasAlert) { Button("OK") {}.preference(key: LastKey.self, value: "alert") }
          }
          HStack {
            Button("Open") { hasSheet = true }
              .sheet(isPresented: $hasSheet) {
                if hasSheet { Button("Close") { hasSheet = false }.preference(key: LastKey.self, value: "sheet") }
              }
              .onPreferenceChange(LastKey.self) { trace("inner \($0)") }
          }
        }
        .onPreferenceChange(LastKey.self) { trace($0) }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Ask"].tap()
    app.alerts.buttons["OK"].tap()
    app.buttons["Open"].tap()
    app.buttons["Close"].tap()
    #expect(trace.entries == ["a"])
  }

  struct Styled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  struct PrimitiveStyled: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  }

  struct StyledToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  struct StyledLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.icon
      configuration.title
    }
  }

  /// The value of a key that uses the last contribution, with a view beside the only writer, and in a stack beside it.
  private func valueBeside<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> String {
    let app = XCUIApplication {
      VStack {
        Text("A").preference(key: LastKey.self, value: "a")
        content()
        HStack { content() }
      }
    }
    return app.preferences(LastKey.self).value
  }

  @Test("SEM-210: buttons and labels contribute nothing, whatever their style")
  func buttons() {
    #expect(valueBeside { Button("B") {} } == "a")
    #expect(valueBeside { Button("B", systemImage: "star") {} } == "a")
    #expect(valueBeside { Button("B") {}.buttonStyle(Styled()) } == "a")
    #expect(valueBeside { Button("B") {}.buttonStyle(PrimitiveStyled()) } == "a")
    #expect(valueBeside { Button("B") {}.buttonStyle(.bordered) } == "a")
    #expect(valueBeside { Link("B", destination: URL(filePath: "/")) } == "a")
    #expect(valueBeside { ShareLink(item: "B") } == "a")
    #expect(valueBeside { Menu("B") { Button("C") {} } } == "a")
    #expect(valueBeside { EditButton() } == "a")
    #expect(valueBeside { Label("B", systemImage: "star") } == "a")
    #expect(valueBeside { Label("B", systemImage: "star").labelStyle(StyledLabel()) } == "a")
    #expect(valueBeside { Label("B", systemImage: "star").labelStyle(.titleOnly) } == "a")
    #expect(valueBeside { Text("B").contextMenu { Button("C") {} } } == "a")
    #expect(valueBeside { NavigationLink("B") { Text("C") } } == "a")
  }

  @Test("SEM-210: so do controls with a value")
  func controls() {
    #expect(valueBeside { Toggle("B", isOn: .constant(true)) } == "a")
    #expect(valueBeside { Toggle("B", isOn: .constant(true)).toggleStyle(.button) } == "a")
    #expect(valueBeside { Toggle("B", isOn: .constant(true)).toggleStyle(StyledToggle()) } == "a")
    #expect(valueBeside { TextField("B", text: .constant("")) } == "a")
    #expect(valueBeside { TextField("B", value: .constant(1), format: .number) } == "a")
    #expect(valueBeside { SecureField("B", text: .constant("")) } == "a")
    #expect(valueBeside { TextEditor(text: .constant("")) } == "a")
    #expect(valueBeside { Slider(value: .constant(0.5)) } == "a")
    #expect(valueBeside { Stepper("B", value: .constant(1)) } == "a")
    #expect(valueBeside { DatePicker("B", selection: .constant(.distantPast)) } == "a")
    #expect(valueBeside { ColorPicker("B", selection: .constant(.red)) } == "a")
    #expect(valueBeside { Picker("B", selection: .constant(1)) { Text("1").tag(1) } } == "a")
    #expect(valueBeside { Picker("B", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented) } == "a")
    #expect(valueBeside { ProgressView(value: 0.5) } == "a")
    #expect(valueBeside { ProgressView("B") } == "a")
    #expect(valueBeside { Gauge(value: 0.5) { Text("B") } } == "a")
  }

  @Test("SEM-210: so do groups of views whose content cannot change")
  func groups() {
    #expect(valueBeside { LabeledContent("B", value: "C") } == "a")
    #expect(valueBeside { GroupBox("B") { Text("C") } } == "a")
    #expect(valueBeside { ControlGroup { Button("C") {} } } == "a")
    #expect(valueBeside { Grid { GridRow { Text("B") } } } == "a")
    #expect(valueBeside { ScrollView { Text("B") } } == "a")
    #expect(valueBeside { ViewThatFits { Text("B") } } == "a")
    #expect(valueBeside { AnyLayout(HStackLayout()) { Text("B") } } == "a")
    #expect(valueBeside { Text("B").refreshable {} } == "a")
    #expect(valueBeside { Text("B").redacted(reason: .placeholder).badge(1).help("C") } == "a")
    #expect(valueBeside { Image(systemName: "star") } == "a")
  }
}
