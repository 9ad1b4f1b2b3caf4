import CoreSpotlight
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Actions of the app's icon")
struct ShortcutItemTests {
  /// What the delegates got.
  @Observable @MainActor final class Requests {
    static let shared = Requests()
    var lines: [String] = []
  }

  private struct Page: View {
    var body: some View {
      Text(Requests.shared.lines.joined(separator: ", ")).accessibilityIdentifier("requests")
      Button("Offer") {
        let tea = UIMutableApplicationShortcutItem(type: "tea", localizedTitle: "Order tea")
        tea.localizedSubtitle = "Green"
        tea.userInfo = ["cups": NSNumber(value: 2)]
        UIApplication.shared.shortcutItems = [
          tea, UIApplicationShortcutItem(type: "find", localizedTitle: "Search"),
        ]
      }
      Button("Clear") { Requests.shared.lines = [] }
    }
  }

  // MARK: - An app of SwiftUI's

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      if let item = connectionOptions.shortcutItem { Requests.shared.lines.append("launched for \(item.type)") }
      for activity in connectionOptions.userActivities {
        Requests.shared.lines.append("launched for \(activity.activityType)")
      }
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      Requests.shared.lines.append("\(shortcutItem.type) \(shortcutItem.userInfo?["cups"] ?? NSNull())")
      completionHandler(true)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      Requests.shared.lines.append("continue \(userActivity.activityType)")
    }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private struct Shop: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { WindowGroup { Page() } }
  }

  private static let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  @Test("A press on the icon opens a menu with the app's actions, which the scene's delegate gets")
  func menu() {
    Requests.shared.lines = []
    let app = XCUIApplication(Shop.self)
    app.launch()
    app.buttons["Offer"].tap()
    XCUIDevice.shared.press(.home)
    let springboard = Self.springboard
    springboard.icons["FrameworksTests"].press(forDuration: 1)
    #expect(springboard.buttons["Search"].exists)
    springboard.buttons["Order tea, Green"].tap()
    #expect(app.state == .runningForeground)
    #expect(app.staticTexts["requests"].label == "tea 2")
  }

  @Test("An action launches an app that has ended: it is in the options of the connection")
  func launch() {
    Requests.shared.lines = []
    let app = XCUIApplication(Shop.self)
    app.launch()
    app.buttons["Offer"].tap()
    app.terminate()
    app.world.homeScreen.choose("find")
    #expect(app.staticTexts["requests"].label == "launched for find")
    app.world.homeScreen.choose("Order tea")
    #expect(app.staticTexts["requests"].label == "launched for find, tea 2")
    #expect(app.world.homeScreen.actions == ["Order tea", "Search"])
  }

  @Test("The scene's delegate continues activities, those of a launch by the options of the connection")
  func activity() {
    Requests.shared.lines = []
    let app = XCUIApplication(Shop.self)
    app.launch()
    app.world.continueActivity("org.example.read")
    #expect(app.staticTexts["requests"].label == "continue org.example.read")
    app.terminate()
    app.world.spotlight.continueSearch(for: "tea")
    app.world.spotlight.continueSearch(for: "pot")
    let type = CSQueryContinuationActionType
    #expect(app.staticTexts["requests"].label == "continue org.example.read, launched for \(type), continue \(type)")
  }

  @Test("An action that the app does not offer cannot be chosen")
  func unknown() {
    let app = XCUIApplication(Shop.self)
    app.launch()
    app.buttons["Offer"].tap()
    let messages = failures { app.world.homeScreen.choose("Pay") }
    #expect(messages == ["Could not choose 'Pay' of the app's icon: its actions are Order tea, Search."])
  }

  // MARK: - Values

  @Test("Any object keeps the texts by which assistive technologies describe it")
  func describedObjects() {
    let object = NSObject()
    let other = NSObject()
    object.accessibilityLabel = "Tea"
    object.accessibilityHint = "Orders"
    #expect(object.accessibilityLabel == "Tea" && object.accessibilityHint == "Orders")
    #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)
    let label = UILabel()
    label.accessibilityLabel = "Name"
    #expect(label.accessibilityLabel == "Name")
  }

  @Test("The folder of a group is there, and is the same for each part of the app")
  func groups() throws {
    let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.teas"))
    try Data([1]).write(to: folder.appending(path: "teas"))
    let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.teas")
    #expect(again == folder)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.pots") != folder)
  }

  @Test("A color of the app's for each appearance has the parts of the screen that it is on")
  func dynamicColors() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    #expect(Color(color).resolve(in: environment).opacity == 0.5)
    environment.colorScheme = .dark
    #expect(Color(uiColor: color).resolve(in: environment) == Color.white.resolve(in: environment))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    var (red, green) = (CGFloat(), CGFloat())
    #expect(dark.getRed(&red, green: &green, blue: nil, alpha: nil) && red == 1 && green == 1)
  }
}
