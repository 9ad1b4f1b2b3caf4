import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("UIApplication")
struct UIApplicationTests {
  @Test("F-85: a SwiftUI app comes with a scene and a window, and with a state that follows the user")
  func scene() {
    struct Screen: View {
      @State private var lines: [String] = []

      var body: some View {
        Text(lines.joined(separator: " ")).accessibilityIdentifier("lines")
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
            note()
          }
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
            note()
          }
      }

      private func note() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let state = scene?.activationState == .background ? "background" : "foreground"
        lines.append("\(state) \(scene?.windows.count ?? 0) \(UIApplication.shared.applicationState.rawValue)")
      }
    }
    let app = XCUIApplication { Screen() }
    app.launch()
    XCUIDevice.shared.press(.home)
    app.activate()
    #expect(app.staticTexts["lines"].label == "background 1 2 foreground 1 0")
  }

  @Test("An application that a static of the app has kept is that of each launch; UIView's animations run in each")
  func kept() {
    enum Services { @MainActor static let application = UIApplication.shared }
    struct Screen: View {
      @State private var text = ""

      var body: some View {
        Text(text).accessibilityIdentifier("text")
        Button("Look") {
          let application = Services.application
          let state = "\(application.connectedScenes.count) \(application.windows.count) \(UIView.areAnimationsEnabled)"
          text = "\(state) \(application.applicationState == UIApplication.shared.applicationState)"
          UIView.setAnimationsEnabled(false)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    for _ in 1...3 {
      app.launch()
      app.buttons["Look"].tap()
      #expect(app.staticTexts["text"].label == "1 1 true true")
      app.buttons["Look"].tap()
      #expect(app.staticTexts["text"].label == "1 1 false true")
    }
  }

  @Test("F-85: each running app has its own UIApplication, and its notifications stay with it")
  func apart() {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("Count \(count)")
          Button("Identity") { count = UIApplication.shared.isIdleTimerDisabled ? 100 : 0 }
          Button("Mark") { UIApplication.shared.isIdleTimerDisabled = true }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
          count += 1
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Mark"].tap()
    app.buttons["Identity"].tap()
    #expect(app.staticTexts["Count 100"].exists)
    app.terminate()
    app.launch()
    app.buttons["Identity"].tap()
    #expect(app.staticTexts["Count 0"].exists)
  }

  @Test("F-85: the delegate of an app is that of its UIApplication")
  func delegate() {
    final class Delegate: NSObject, UIApplicationDelegate {
      let name = "delegate"
    }
    struct Screen: View {
      @State private var name = ""
      var body: some View {
        Button("Ask \(name)") { name = (UIApplication.shared.delegate as? Delegate)?.name ?? "none" }
      }
    }
    struct Adapted: App {
      @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
      var body: some Scene { WindowGroup { Screen() } }
    }
    let app = XCUIApplication(Adapted.self)
    app.launch()
    app.buttons["Ask "].tap()
    #expect(app.buttons["Ask delegate"].exists)
  }

  @Test("F-85: appearance proxies keep what is set, one for each class")
  func appearance() {
    UINavigationBar.appearance().barTintColor = .red
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)

    #expect(UINavigationBar.appearance().barTintColor == .red)
    #expect(UINavigationBar.appearance(whenContainedInInstancesOf: [UITabBar.self]).barTintColor == nil)
    #expect(UITabBar.appearance().barTintColor == nil)
    let attributes = UISegmentedControl.appearance().titleTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor == .white)
  }

  @Test("F-85: an animation's completion runs when it would be over, on the app's clock")
  func animation() {
    struct Screen: View {
      @State private var text = "before"
      var body: some View {
        VStack {
          Text(text).accessibilityIdentifier("text")
          Button("Animate") {
            UIView.animate(withDuration: 2, animations: { text = "during" }, completion: { _ in text = "after" })
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Animate"].tap()
    #expect(app.staticTexts["text"].label == "during")
    app.clock.advance(by: .seconds(2))
    #expect(app.staticTexts["text"].label == "after")
  }

  @Test("F-85: fonts keep what they were asked for")
  func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.systemFont(ofSize: 20, weight: .bold) == UIFont.boldSystemFont(ofSize: 20))
    #expect(UIFont(name: "Avenir", size: 12)?.withSize(14).pointSize == 14)
  }
}
