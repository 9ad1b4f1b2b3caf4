import SwiftUI
import Testing
import UnderstudyTesting

@MainActor private final class Calls {
  var lines: [String] = []
}

private struct Marked: UIViewRepresentable {
  var text: String
  let calls: Calls
  @State private var taps = 0

  final class Coordinator {
    let name = "coordinator"
  }

  func makeCoordinator() -> Coordinator {
    calls.lines.append("coordinator")
    return Coordinator()
  }

  func makeUIView(context: Context) -> UIView {
    calls.lines.append("make \(context.coordinator.name)")
    let view = UIView()
    let label = UILabel()
    label.accessibilityIdentifier = "inner"
    view.addSubview(label)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    calls.lines.append("update \(text) \(context.environment.isEnabled)")
    (view.subviews.first as? UILabel)?.text = text
  }

  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
    (view.subviews.first as? UILabel)?.text = "gone"
  }
}

private struct Wrapped: UIViewControllerRepresentable {
  var title: String

  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text("none"))
  }

  func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
    controller.rootView = Text(title)
  }
}

@MainActor
@Suite("Views of UIKit's among those of SwiftUI")
struct UIViewRepresentableTests {
  @Test("F-85: the view is made once, and updated when its value or its environment differs")
  func updates() {
    struct Screen: View {
      let calls: Calls
      @State private var count = 0
      @State private var isOff = false

      var body: some View {
        VStack {
          Marked(text: "Count \(count / 2)", calls: calls).disabled(isOff)
          Button("Add") { count += 1 }
          Button("Off") { isOff = true }
        }
      }
    }
    let calls = Calls()
    let app = XCUIApplication { Screen(calls: calls) }
    #expect(app.staticTexts["Count 0"].exists)

    app.buttons["Add"].tap()
    app.buttons["Add"].tap()

    #expect(app.staticTexts["Count 1"].exists)
    #expect(calls.lines == ["coordinator", "make coordinator", "update Count 0 true", "update Count 1 true"])

    app.buttons["Off"].tap()
    #expect(calls.lines.last == "update Count 1 false")
  }

  @Test("F-85: what a controller hosts is part of the app, and goes with its place")
  func hosting() {
    struct Screen: View {
      @State private var title = "First"
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { Wrapped(title: title) }
          Button("Change") { title = "Second" }
          Button("Hide") { isShown = false }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["First"].exists)

    app.buttons["Change"].tap()
    #expect(app.staticTexts["Second"].exists)
    #expect(!app.staticTexts["First"].exists)

    app.buttons["Hide"].tap()
    #expect(!app.staticTexts["Second"].exists)
  }

  @Test("F-85: what the app changes in a view shows at once")
  func changes() {
    @MainActor final class Holder {
      let label = UILabel()
    }
    struct Held: UIViewRepresentable {
      let holder: Holder
      func makeUIView(context: Context) -> UILabel { holder.label }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    let holder = Holder()
    let app = XCUIApplication {
      VStack {
        Held(holder: holder)
        Button("Write") { holder.label.text = "Written" }
        Button("Hide") { holder.label.isHidden = true }
      }
    }
    app.buttons["Write"].tap()
    #expect(app.staticTexts["Written"].exists)

    app.buttons["Hide"].tap()
    #expect(!app.staticTexts["Written"].exists)
  }
}
