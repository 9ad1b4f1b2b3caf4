import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F-117: notifications of scenes")
struct SceneNotificationTests {
  private struct Screen: View {
    @State var lines: [String] = []
    var body: some View {
      Text(lines.joined(separator: " ")).accessibilityIdentifier("lines")
        .onReceive(center.publisher(for: UIScene.willDeactivateNotification)) { note("willDeactivate", $0) }
        .onReceive(center.publisher(for: UIScene.didEnterBackgroundNotification)) { note("didEnterBackground", $0) }
        .onReceive(center.publisher(for: UIScene.willEnterForegroundNotification)) { note("willEnterForeground", $0) }
        .onReceive(center.publisher(for: UIScene.didActivateNotification)) { note("didActivate", $0) }
        .onReceive(center.publisher(for: UIApplication.didEnterBackgroundNotification)) { note("app", $0) }
    }
    private var center: NotificationCenter { .default }
    private func note(_ line: String, _ notification: Notification) {
      let scene = (notification.object as? UIWindowScene).map { " \($0.activationState.rawValue)" } ?? ""
      lines.append(line + scene)
    }
  }

  @Test("F-117: a SwiftUI app gets the notifications of its scene, with the scene, whether anything has read it or not")
  func phases() {
    let app = XCUIApplication { Screen() }
    app.launch()
    XCUIDevice.shared.press(.home)
    app.activate()
    #expect(
      app.staticTexts["lines"].label
        == "willDeactivate 0 didEnterBackground 2 app willEnterForeground 2 didActivate 0")
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      _ = NotificationCenter.default.addObserver(
        forName: UIScene.willConnectNotification, object: nil, queue: nil
      ) { UserDefaults.standard.set($0.object is UIWindowScene, forKey: "connected") }
      return true
    }
  }

  private struct Adapted: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { WindowGroup { Text("Page") } }
  }

  @Test("F-117: a delegate that waits for its scene is notified when it has been launched")
  func connecting() {
    let app = XCUIApplication(Adapted.self)
    app.launch()
    #expect(UserDefaults.standard.bool(forKey: "connected"))
  }
}
