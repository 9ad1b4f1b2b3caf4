import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
private final class Trace {
  private(set) var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
}

/// A field and ways to put the keyboard away.
private struct Form: View {
  @State private var name = ""
  @State private var hadKeyboard = ""
  @FocusState private var isFocused: Bool
  let end: @MainActor () -> Bool?

  var body: some View {
    TextField("Name", text: $name).focused($isFocused)
    Text(verbatim: "\(isFocused)").accessibilityIdentifier("focused")
    Text(hadKeyboard).accessibilityIdentifier("had")
    Button("Hide") { hadKeyboard = end().map { "\($0)" } ?? "no window" }
  }
}

@MainActor
@Suite("What apps ask of UIKit's windows: the end of editing, looks, layout")
struct EndEditingTests {
  private static let ways: [@MainActor @Sendable () -> Bool?] = [
    { UIApplication.shared.windows.first?.endEditing(true) },
    { UIApplication.shared.keyWindow?.endEditing(true) },
    { UIApplication.shared.windows.first { $0.isKeyWindow }?.endEditing(false) },
    {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.flatMap(\.windows).first?.endEditing(true)
    },
    { UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil) },
  ]

  @Test("The window of an app of SwiftUI's takes the keyboard away from the app's field", arguments: 0..<5)
  func window(way: Int) {
    let app = XCUIApplication { Form(end: Self.ways[way]) }
    // Another app with a window of its own changes nothing.
    let other = XCUIApplication { Form(end: Self.ways[way]) }
    other.buttons["Hide"].tap()
    app.textFields["Name"].tap()
    #expect(app.keyboards.firstMatch.exists)
    app.buttons["Hide"].tap()
    #expect(app.staticTexts["had"].label == "true")
    #expect(app.staticTexts["focused"].label == "false")
    #expect(!app.keyboards.firstMatch.exists)
    app.buttons["Hide"].tap()
    #expect(app.staticTexts["had"].label == "false")
  }

  @Test("An action that nobody can have is not sent")
  func otherActions() {
    let app = XCUIApplication {
      Form { UIApplication.shared.sendAction(Selector("save:"), to: nil, from: nil, for: nil) }
    }
    app.textFields["Name"].tap()
    app.buttons["Hide"].tap()
    #expect(app.staticTexts["had"].label == "false")
    #expect(app.keyboards.firstMatch.exists)
  }

  @Test("The look of the app's window is that of its content")
  func style() {
    struct Screen: View {
      @Environment(\.colorScheme) private var colorScheme
      var body: some View {
        Text(verbatim: "\(colorScheme)").accessibilityIdentifier("scheme")
        ForEach([UIUserInterfaceStyle.dark, .light, .unspecified], id: \.self) { style in
          Button("\(style)") { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = style }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    for (button, scheme) in [("dark", "dark"), ("light", "light"), ("dark", "dark"), ("unspecified", "light")] {
      app.buttons[button].tap()
      #expect(app.staticTexts["scheme"].label == scheme)
    }
  }

  @Test("A controller of UIKit's lays its view out when that appears")
  func layout() {
    final class Page: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
      override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
      override func viewWillLayoutSubviews() { calls.append("will lay out") }
      override func viewDidLayoutSubviews() { calls.append("has laid out") }
      override func viewDidAppear(_ animated: Bool) { calls.append("has appeared") }
    }
    let page = Page()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    #expect(page.calls == ["will appear", "is appearing", "will lay out", "has laid out", "has appeared"])
  }

  @Test("A view takes it away from a field that it hosts, and from no other")
  func hosted() {
    struct Screen: View {
      let trace: Trace
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
          .onAppear { isFocused = true }
          .onChange(of: isFocused) { trace("\(isFocused)") }
      }
    }
    let (trace, otherTrace) = (Trace(), Trace())
    let (controller, other) = (
      UIHostingController(rootView: Screen(trace: trace)), UIHostingController(rootView: Screen(trace: otherTrace))
    )
    let windows = [controller, other].map { controller in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
    #expect(trace.entries == ["true"])
    #expect(windows[0].endEditing(true))
    controller.view.layoutIfNeeded()
    #expect(trace.entries == ["true", "false"])
    #expect(!controller.view.endEditing(true))
    #expect(otherTrace.entries == ["true"])
  }

  @Test("Font metrics and preferred fonts follow the size of text of the running app, as scaled metrics do (SEM-093)")
  func metrics() {
    struct Screen: View {
      @State private var sizes = ""
      var body: some View {
        Text(sizes).accessibilityIdentifier("sizes")
        Button("Measure") {
          let sizes = [
            UIFontMetrics.default.scaledValue(for: 34), UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 34),
            UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20).pointSize,
            UIFont.preferredFont(forTextStyle: .body).pointSize,
          ]
          self.sizes = sizes.map { "\(Int($0))" }.joined(separator: " ")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Measure"].tap()
    #expect(app.staticTexts["sizes"].label == "34 34 17 17")
    app.setEnvironment(\.dynamicTypeSize, to: .accessibility1)
    app.buttons["Measure"].tap()
    #expect(app.staticTexts["sizes"].label == "56 44 20 28")
    #expect(UIFontMetrics.default.scaledValue(for: 88) == 88)
  }

  @Test("F-15: a picture and a color of an asset catalog by their generated names")
  func resources() {
    let app = XCUIApplication {
      Image(uiImage: UIImage(resource: ImageResource(name: "logo", bundle: .main)))
    }
    #expect(app.images["logo"].exists)
    let brand = ColorResource(name: "brand", bundle: .main)
    #expect(Color(uiColor: UIColor(resource: brand)) == Color(brand))
  }
}
