import SnapshotTesting
import SwiftUI
import Testing

@Suite("Element trees as text") @MainActor struct TreeDescriptionTests {
  private struct Form: View {
    @State private var name = "Ada"
    @State private var isOn = true

    var body: some View {
      VStack {
        Text("It's\nyours").accessibilityAddTraits(.isHeader)
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Toggle("On", isOn: $isOn)
        Button("Pay") {}.disabled(true)
      }
    }
  }

  private let tree = """
    StaticText, label: 'It\\'s\\nyours', header
    TextField, identifier: 'name', placeholder: 'Name', value: 'Ada'
    Switch, label: 'On', value: '1'
      Switch, value: '1'
    Button, label: 'Pay', disabled
      StaticText, label: 'Pay', disabled
    """

  /// The tree of an application.
  private var wholeTree: String {
    let lines = tree.split(separator: "\n").map { "    \($0)" }
    return (["Application, label: 'Form'", "  Window, main"] + lines).joined(separator: "\n")
  }

  @Test func `An element is a line of type, texts and traits`() {
    let app = XCUIApplication { Form() }
    #expect(app.treeDescription == wholeTree)
    #expect(
      app.buttons["Pay"].treeDescription == "Button, label: 'Pay', disabled\n  StaticText, label: 'Pay', disabled")
    app.textFields["name"].tap()
    #expect(app.textFields["name"].treeDescription.hasSuffix("value: 'Ada', focused"))
    #expect(app.treeDescription.components(separatedBy: "Keyboard").count == 2)
  }

  @Test func `Frames come on request`() {
    let app = XCUIApplication { Text("Hi") }
    #expect(
      app.treeDescription(frames: true) == """
        Application, label: 'Text', {{0.0, 0.0}, {390.0, 844.0}}
          Window, main, {{0.0, 0.0}, {390.0, 844.0}}
            StaticText, label: 'Hi', \(app.staticTexts["Hi"].treeDescription(frames: true).dropFirst(25))
        """)
  }

  @Test func `Views and controllers have the tree of what they show, apps all of it`() {
    assertInlineSnapshot(of: Form(), as: .elementTree, matches: { tree })
    assertInlineSnapshot(of: UIHostingController(rootView: Form()), as: .elementTree, matches: { tree })
    assertInlineSnapshot(of: XCUIApplication { Form() }, as: .elementTree, matches: { wholeTree })
  }

  @Test func `A view can be shown on another screen, with other traits`() {
    struct Sizes: View {
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var type
      @Environment(\.layoutDirection) private var direction

      var body: some View {
        GeometryReader { place in
          Text("\(Int(place.size.width)) \(Int(place.safeAreaInsets.top)) \(width == .regular) \(scheme == .dark)")
          Text("\(type) \(direction)")
        }
      }
    }
    func lines(_ config: ViewImageConfig, _ traits: UITraitCollection = .init()) -> [String] {
      var text = ""
      Snapshotting<Sizes, String>.elementTree(layout: .device(config: config), traits: traits).snapshot(Sizes()).run {
        text = $0
      }
      return text.split(separator: "\n").suffix(2).map { $0.trimmingCharacters(in: .whitespaces).dropFirst(19) + "" }
    }
    #expect(lines(.iPhone13) == ["'390 47 false false'", "'medium leftToRight'"])
    #expect(lines(.iPhone13ProMax(.landscape)) == ["'832 0 true false'", "'medium leftToRight'"])
    #expect(lines(.iPadPro11(.landscape(splitView: .oneHalf))) == ["'592 24 false false'", "'medium leftToRight'"])
    let traits = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(preferredContentSizeCategory: .accessibilityLarge),
      .init(layoutDirection: .rightToLeft),
    ])
    #expect(lines(.iPhoneSe, traits) == ["'320 20 false true'", "'accessibility2 rightToLeft'"])
  }

  @Test func `Controllers and views of UIKit's are described without addresses`() {
    let outer = UIViewController()
    let label = UILabel(frame: CGRect(x: 8, y: 20, width: 52.5, height: 20))
    label.text = "Hi"
    outer.view.addSubview(label)
    let inner = UIHostingController(rootView: Text("SwiftUI"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.tag = 7
    assertInlineSnapshot(of: outer, as: .hierarchy) {
      """
      <UIViewController>, state: appeared, view: <UIView>
         | <UIHostingController<Text>>, state: appeared, view: <HostingView>
      """
    }
    assertInlineSnapshot(of: label, as: .recursiveDescription) {
      """
      <UILabel; frame = (8 20; 52.5 20); text = 'Hi'; userInteractionEnabled = NO>
      """
    }
    var text = ""
    Snapshotting<UIViewController, String>.recursiveDescription.snapshot(outer).run { text = $0 }
    let line = "<UILabel; frame = (8 20; 52.5 20); text = 'Hi'; userInteractionEnabled = NO>"
    #expect(text.hasPrefix("<UIView; frame = (0 0; 390 844)>\n   | \(line)\n"))
    #expect(text.contains("\n   | <HostingView; frame = (0 0; 390 844); tag = 7>\n   |    | Other, "))
    #expect(text.contains("label: 'SwiftUI', {{"))
  }
}
