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
@Suite("Ending the editing of a view of UIKit's")
struct EndEditingTests {
  private static let ways: [@MainActor @Sendable () -> Bool?] = [
    { UIApplication.shared.windows.first?.endEditing(true) },
    { UIApplication.shared.keyWindow?.endEditing(true) },
    { UIApplication.shared.windows.first { $0.isKeyWindow }?.endEditing(false) },
    {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.flatMap(\.windows).first?.endEditing(true)
    },
  ]

  @Test("The window of an app of SwiftUI's takes the keyboard away from the app's field", arguments: 0..<4)
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
