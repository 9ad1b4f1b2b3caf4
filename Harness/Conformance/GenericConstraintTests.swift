import SwiftUI
import Testing
import UnderstudyTesting

// App code that says nothing of a control's label, because SwiftUI's declaration says that it is a view.

extension Button {
  fileprivate func marked(_ mark: String) -> some View { accessibilityIdentifier(mark) }
}

extension Toggle {
  fileprivate func marked(_ mark: String) -> some View { accessibilityIdentifier(mark) }
}

extension TextField {
  fileprivate func marked(_ mark: String) -> some View { accessibilityIdentifier(mark) }
}

extension Picker {
  fileprivate func marked(_ mark: String) -> some View { accessibilityIdentifier(mark) }
}

extension VStack {
  fileprivate var boxed: some View { HStack { self } }
}

extension NavigationLink {
  fileprivate func marked(_ mark: String) -> some View { accessibilityIdentifier(mark) }
}

extension Label {
  fileprivate var icons: some View { labelStyle(.iconOnly) }
}

extension List {
  fileprivate func marked(_ mark: String) -> some View { accessibilityIdentifier(mark) }
}

extension EquatableView {
  fileprivate func isSame(as other: Self) -> Bool { content == other.content }
}

extension TabView {
  fileprivate func holds(_ value: SelectionValue, in values: Set<SelectionValue>) -> Bool { values.contains(value) }
}

@MainActor
@Suite("H: what the declarations promise of their parameters")
struct GenericConstraintTests {
  /// Controls as stored properties, their labels unconstrained but for what the types require.
  private struct Row<L: View, D: View, R: View>: View {
    let button: Button<L>
    let stepper: Stepper<L>
    let link: NavigationLink<L, D>
    let stack: NavigationStack<[Int], R>

    var body: some View {
      button
      stepper
      stack
      VStack { link }
    }
  }

  private func controls<L, C>(_ menu: Menu<L, C>) -> some View { menu }
  private func section<L, V>(_ slider: Slider<L, V>) -> some View { Section { slider } }
  private func gauge<L, C, B, M>(_ gauge: Gauge<L, C, B, M>) -> some View { gauge }
  private func page<L, C>(_ group: DisclosureGroup<L, C>, _ form: Form<C>) -> some View {
    VStack {
      group; form
    }
  }

  @Test("Extensions and generic code use controls without saying that labels are views")
  func extensions() {
    struct Screen: View {
      @State private var isOn = false
      @State private var text = ""
      @State private var number = 1
      var body: some View {
        Button("Go") {}.marked("button")
        Toggle("On", isOn: $isOn).marked("toggle")
        TextField("Text", text: $text).marked("field")
        Picker("Number", selection: $number) { Text("One").tag(1) }.marked("picker")
        VStack { Text("Boxed") }.boxed
        Label("Icon", systemImage: "star").icons
      }
    }
    let app = XCUIApplication { Screen() }
    for mark in ["button", "picker"] { #expect(app.buttons[mark].exists, "\(mark)") }
    #expect(app.switches["toggle"].exists)
    #expect(app.textFields["field"].exists)
    #expect(app.staticTexts["Boxed"].exists)
  }

  @Test("Generic functions and views take controls of any label")
  func genericCode() {
    let app = XCUIApplication {
      Row(
        button: Button("Go") {}, stepper: Stepper("Count", onIncrement: {}, onDecrement: {}),
        link: NavigationLink("Next") { Text("Page") },
        stack: NavigationStack(path: .constant([1])) {
          Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
        })
      controls(Menu("More") { Button("Less") {} })
      section(Slider(value: .constant(0.5)))
      gauge(Gauge(value: 0.5) { Text("Level") })
      page(DisclosureGroup("Details") { Text("Shown") }, Form { Text("Shown") })
    }
    for label in ["Go", "More"] { #expect(app.buttons[label].exists, "\(label)") }
    #expect(app.sliders.firstMatch.exists)
    #expect(app.staticTexts["1"].exists)
    #expect(EquatableView(content: Text("a")).isSame(as: EquatableView(content: Text("a"))))
  }
}
