import SwiftUI
import Testing
import UnderstudyTesting

/// A title in a locale of its place, which the user can change.
@MainActor struct TitleLocaleTests {
  private static let key: LocalizedStringKey = "Size \(1000)"

  private struct Screen: View {
    let content: AnyView
    @State private var locale = Locale(identifier: "en_US")

    var body: some View {
      VStack {
        Button("Switch") { locale = Locale(identifier: "de_DE") }
        content.environment(\.locale, locale)
      }
    }
  }

  private struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  private nonisolated static let controls: [Case] = [
    Case("Text") { Text(key) },
    Case("Button") { Button(key) {} },
    Case("Button with a symbol") { Button(key, systemImage: "plus") {} },
    Case("Toggle") { Toggle(key, isOn: .constant(true)) },
    Case("TextField") { TextField(key, text: .constant("")) },
    Case("prompt of a TextField") { TextField("Name", text: .constant(""), prompt: Text(key)) },
    Case("label of a TextField with a prompt") { TextField(key, text: .constant(""), prompt: Text("Name")) },
    Case("SecureField") { SecureField(key, text: .constant("")) },
    Case("prompt of a SecureField") { SecureField("Name", text: .constant(""), prompt: Text(key)) },
    Case("Label") { Label(key, systemImage: "plus") },
    Case("Picker in a form") { Form { Picker(key, selection: .constant(1)) { Text("One").tag(1) } } },
    Case("option of a Picker") { Picker("Picker", selection: .constant(1)) { Text(key).tag(1) }.pickerStyle(.inline) },
    Case("Link") { Link(key, destination: URL(string: "https://example.com")!) },
    Case("Stepper") { Stepper(key, value: .constant(1)) },
    Case("DatePicker") { DatePicker(key, selection: .constant(.distantPast), displayedComponents: .date) },
    Case("Slider") { Slider(value: .constant(0.5)) { Text(key) } },
    Case("ProgressView") { ProgressView(key) },
    Case("Gauge") { Gauge(value: 0.5) { Text(key) } },
    Case("ColorPicker") { ColorPicker(key, selection: .constant(.red)) },
    Case("Menu") { Menu(key) { Button("Item") {} } },
    Case("DisclosureGroup") { DisclosureGroup(key) { Text("Content") } },
    Case("GroupBox") { GroupBox(key) { Text("Content") } },
    Case("LabeledContent") { LabeledContent(key, value: "Value") },
    Case("ContentUnavailableView") { ContentUnavailableView(key, systemImage: "plus") },
    Case("ShareLink") { ShareLink(key, item: "Item") },
    Case("Section") { List { Section(key) { Text("Row") } } },
    Case("NavigationLink") { NavigationStack { NavigationLink(key) { Text("Page") } } },
    Case("navigationTitle") { NavigationStack { Text("Page").navigationTitle(key) } },
    Case("navigationTitle of a text") { NavigationStack { Text("Page").navigationTitle(Text(key)) } },
    Case("navigationTitle of a column") {
      NavigationSplitView {
        Text("Column").navigationTitle(key)
      } detail: {
        Text("Detail")
      }
    },
    Case("title of the page before") {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle(key).navigationDestination(for: Int.self) { _ in Text("Page") }
      }
    },
    Case("toolbar") { NavigationStack { Text("Page").toolbar { Button(key) {} } } },
    Case("searchable") { NavigationStack { Text("Page").searchable(text: .constant(""), prompt: key) } },
    Case("tabItem") { TabView { Text("Page").tabItem { Text(key) } } },
    Case("Tab") { TabView { Tab(key, systemImage: "plus") { Text("Page") } } },
    Case("badge") { TabView { Text("Page").badge(Text(key)).tabItem { Text("Tab") } } },
    Case("accessibilityLabel") { Color.red.accessibilityLabel(key) },
    Case("accessibilityLabel of a container") { VStack { Text("Content") }.accessibilityLabel(key) },
    Case("accessibilityValue") { Text("Content").accessibilityValue(Text(key)) },
    Case("Image") { Image("picture", label: Text(key)) },
  ]

  @Test("F-11, F-13: a title is written by the locale of its place, and again when that changes", arguments: controls)
  private func title(_ control: Case) {
    let app = XCUIApplication { Screen(content: control.view()) }
    #expect(app.debugDescription.contains("Size 1,000"))
    app.buttons["Switch"].tap()
    let tree = app.debugDescription
    #expect(tree.contains("Size 1.000"))
    #expect(!tree.contains("Size 1,000"))
  }

  private struct Presenter: View {
    enum Kind: String, CaseIterable { case alert, dialog, sheet }
    let kind: Kind
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .alert(key, isPresented: shown(.alert)) {
          TextField("Field \(1000)", text: .constant(""))
          Button("Action \(1000)") {}
        } message: {
          Text("Message \(1000)")
        }
        .confirmationDialog(key, isPresented: shown(.dialog), titleVisibility: .visible) {
          Button("Action \(1000)") {}
        } message: {
          Text("Message \(1000)")
        }
        .sheet(isPresented: shown(.sheet)) {
          NavigationStack { Text("Message \(1000)").navigationTitle(key).toolbar { Button("Action \(1000)") {} } }
        }
    }

    private func shown(_ kind: Kind) -> Binding<Bool> {
      Binding {
        isShown && kind == self.kind
      } set: {
        isShown = $0
      }
    }
  }

  @Test("F-11, F-13: what is presented is written by the locale of its presenter", arguments: Presenter.Kind.allCases)
  private func presentation(_ kind: Presenter.Kind) {
    let app = XCUIApplication { Screen(content: AnyView(Presenter(kind: kind))) }
    app.buttons["Switch"].tap()
    app.buttons["Show"].tap()
    let tree = app.debugDescription
    for text in ["Size 1.000", "Message 1.000", "Action 1.000"] { #expect(tree.contains(text)) }
    #expect(tree.contains("Field 1.000") == (kind == .alert))
    #expect(!tree.contains("1,000"))
  }
}
