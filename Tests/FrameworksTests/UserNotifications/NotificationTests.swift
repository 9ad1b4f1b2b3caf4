import SwiftUI
import Testing
import UnderstudyTesting
import UserNotifications

/// An app that sends itself notifications, with a delegate as public apps have it.
struct Reminders: App {
  @MainActor final class Delegate: NSObject, UIApplicationDelegate, ObservableObject, UNUserNotificationCenterDelegate {
    @Published var lines: [String] = []
    static var showsInFront: UNNotificationPresentationOptions = [.banner, .list, .badge]

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let center = UNUserNotificationCenter.current()
      center.delegate = self
      let actions = [
        UNNotificationAction(identifier: "done", title: "Done"),
        UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
        UNTextInputNotificationAction(
          identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Text"),
      ]
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "tea", actions: actions, intentIdentifiers: [], options: .customDismissAction)
      ])
      return true
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      lines.append("present \(notification.request.identifier)")
      completionHandler(Self.showsInFront)
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
      let request = response.notification.request
      let text = (response as? UNTextInputNotificationResponse).map { " '\($0.userText)'" } ?? ""
      let name = response.actionIdentifier.components(separatedBy: ".").last ?? ""
      lines.append("\(name) \(request.identifier) \(request.content.userInfo["page"] as? Int ?? 0)\(text)")
    }

    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { lines.append("token \(deviceToken.count)") }

    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { lines.append((error as NSError).localizedDescription) }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      lines.append("silent \(userInfo["page"] as? Int ?? 0)")
      return .newData
    }
  }

  @UIApplicationDelegateAdaptor private var delegate: Delegate

  var body: some Scene {
    WindowGroup { RemindersScreen() }
  }
}

struct RemindersScreen: View {
  @EnvironmentObject private var delegate: Reminders.Delegate
  @Environment(\.scenePhase) private var phase
  @State private var problem = ""

  var body: some View {
    Text(delegate.lines.joined(separator: ", ")).accessibilityIdentifier("lines")
    Text(problem).accessibilityIdentifier("problem")
    Button("In 5 s") { add("soon", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)) }
    Button("Each minute") { add("often", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)) }
    Button("Each hour") {
      add("hourly", UNCalendarNotificationTrigger(dateMatching: DateComponents(minute: 0), repeats: true))
    }
    Button("Now") { add("now", nil) }
    Button("Tomorrow") {
      let date = Calendar.current.dateComponents([.day, .month, .year], from: Date() + 86_400)
      add("tomorrow", UNCalendarNotificationTrigger(dateMatching: date, repeats: false))
    }
    Button("Yesterday") {
      let date = Calendar.current.dateComponents([.day, .month, .year], from: Date() - 86_400)
      add("yesterday", UNCalendarNotificationTrigger(dateMatching: date, repeats: false))
    }
    Button("Remove") {
      UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["soon"])
    }
    Button("Clear") {
      UNUserNotificationCenter.current().removeAllDeliveredNotifications()
      UNUserNotificationCenter.current().setBadgeCount(0)
    }
    Button("Register") { UIApplication.shared.registerForRemoteNotifications() }
  }

  private func add(_ identifier: String, _ trigger: UNNotificationTrigger?) {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.body = "It is ready"
    content.badge = 1
    content.sound = .default
    content.userInfo = ["page": 7]
    content.categoryIdentifier = "tea"
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request) { error in
      if error != nil { Task { @MainActor in problem = "\((error as? UNError)?.code.rawValue ?? 0)" } }
    }
  }
}

@MainActor
@Suite("Notifications", .serialized)
struct NotificationTests {
  private func launch(_ status: UNAuthorizationStatus = .authorized) -> XCUIApplication {
    Reminders.Delegate.showsInFront = [.banner, .list, .badge]
    let app = XCUIApplication(Reminders.self)
    app.world.notifications.authorization = status
    return app
  }

  private func lines(_ app: XCUIApplication) -> String { app.staticTexts["lines"].label }
  private func names(_ notifications: [UNNotification]) -> [String] { notifications.map(\.request.identifier) }

  @Test("A notification is pending until its time has come on the app's clock; in front the delegate decides")
  func inFront() {
    let app = launch()
    app.buttons["In 5 s"].tap()
    #expect(app.world.notifications.pending.map(\.identifier) == ["soon"])
    #expect(app.world.notifications.pending.first?.content.title == "Tea")
    app.clock.advance(by: .seconds(4))
    #expect(app.world.notifications.delivered.isEmpty)
    app.clock.advance(by: .seconds(1))
    #expect(lines(app) == "present soon")
    #expect(app.world.notifications.pending.isEmpty)
    #expect(names(app.world.notifications.delivered) == ["soon"])
    #expect(names(app.world.notifications.banners) == ["soon"])
    #expect(app.world.notifications.badge == 1)
    app.buttons["Clear"].tap()
    #expect(app.world.notifications.delivered.isEmpty)
    #expect(app.world.notifications.badge == 0)
  }

  @Test("A wait of the test moves the clock to the notification")
  func wait() {
    let app = launch()
    app.buttons["In 5 s"].tap()
    #expect(app.staticTexts["present soon"].waitForExistence(timeout: 10))
    #expect(app.clock.now == .seconds(5))
  }

  @Test("In front, what the delegate does not show is not delivered")
  func silenced() {
    let app = launch()
    Reminders.Delegate.showsInFront = []
    app.buttons["Now"].tap()
    #expect(lines(app) == "present now")
    #expect(app.world.notifications.delivered.isEmpty && app.world.notifications.banners.isEmpty)
  }

  @Test("In the background it is delivered without the app, and a tap brings the app back with the response")
  func inBackground() {
    let app = launch()
    app.buttons["In 5 s"].tap()
    XCUIDevice.shared.press(.home)
    app.clock.advance(by: .seconds(5))
    #expect(names(app.world.notifications.delivered) == ["soon"])
    #expect(app.world.notifications.badge == 1)
    app.world.notifications.tap("soon")
    #expect(app.state == .runningForeground)
    #expect(lines(app) == "UNNotificationDefaultActionIdentifier soon 7")
    #expect(app.world.notifications.delivered.isEmpty)
  }

  @Test("A notification outlives the app, and a tap launches it")
  func coldStart() {
    let app = launch()
    app.buttons["In 5 s"].tap()
    app.terminate()
    app.clock.advance(by: .seconds(5))
    #expect(names(app.world.notifications.delivered) == ["soon"])
    app.world.notifications.tap("soon")
    #expect(lines(app) == "UNNotificationDefaultActionIdentifier soon 7")
  }

  @Test("Without permission nothing is delivered")
  func notAllowed() {
    let app = launch(.denied)
    XCUIDevice.shared.press(.home)
    app.activate()
    app.buttons["Now"].tap()
    XCUIDevice.shared.press(.home)
    #expect(app.world.notifications.delivered.isEmpty)
    #expect(app.world.notifications.pending.isEmpty)
    #expect(app.events.of(.log).lines == ["[UserNotifications] Not allowed: now (Tea: It is ready)"])
  }

  @Test(
    "One that repeats comes again and again; one of the same name takes its place; one that is removed does not come")
  func repetitions() {
    let app = launch()
    app.buttons["Each minute"].tap()
    app.clock.advance(by: .seconds(150))
    #expect(lines(app) == "present often, present often")
    #expect(app.world.notifications.pending.map(\.identifier) == ["often"])
    app.buttons["In 5 s"].tap()
    app.clock.advance(by: .seconds(3))
    app.buttons["In 5 s"].tap()
    app.clock.advance(by: .seconds(4))
    #expect(lines(app) == "present often, present often")
    app.buttons["Remove"].tap()
    app.clock.advance(by: .seconds(10))
    #expect(lines(app) == "present often, present often")
  }

  @Test("One that repeats by the calendar comes once at each date", arguments: 0..<10)
  func calendarRepetitions(_ number: Int) {
    let app = launch()
    app.clock.advance(by: .nanoseconds(123_456_789 * (number + 1)))
    app.buttons["Each hour"].tap()
    app.clock.advance(by: .seconds(3 * 3600))
    #expect(lines(app) == "present hourly, present hourly, present hourly")
    #expect(app.world.notifications.pending.map(\.identifier) == ["hourly"])
  }

  @Test("A trigger by the calendar follows the app's clock; one without a date to come is refused")
  func calendar() {
    let app = launch()
    app.buttons["Tomorrow"].tap()
    app.clock.advance(by: .seconds(86_400))
    #expect(lines(app) == "present tomorrow")
    app.buttons["Yesterday"].tap()
    #expect(app.staticTexts["problem"].label == "1400")
    #expect(app.world.notifications.pending.isEmpty)
  }

  @Test("The user chooses an action, types a text, or closes the notification")
  func actions() {
    let app = launch()
    app.buttons["Now"].tap()
    XCUIDevice.shared.press(.home)
    app.world.notifications.choose("done", of: "now")
    #expect(app.state == .runningBackground)
    app.activate()
    #expect(lines(app) == "present now, done now 7")
    app.buttons["Now"].tap()
    app.world.notifications.choose("Reply", of: "now", text: "Coming")
    app.buttons["Now"].tap()
    XCUIDevice.shared.press(.home)
    app.world.notifications.choose("open", of: "now")
    #expect(app.state == .runningForeground)
    app.buttons["Now"].tap()
    app.world.notifications.dismiss("now")
    #expect(
      lines(app) == "present now, done now 7, present now, reply now 7 'Coming', present now, open now 7, "
        + "present now, UNNotificationDismissActionIdentifier now 7")
  }

  @Test("What the user cannot do fails the test")
  func misuse() {
    let app = launch()
    app.buttons["In 5 s"].tap()
    #expect(
      failures { app.world.notifications.tap("other") } == [
        "Could not tap the notification 'other': the user does not see it. Shown: none. Pending: soon."
      ])
    app.buttons["Now"].tap()
    #expect(
      failures { app.world.notifications.choose("call", of: "now") } == [
        "Could not choose 'call' of the notification 'now': its actions are done, open, reply."
      ])
  }

  @Test("A server's notifications: the token, a banner, and a silent one")
  func server() {
    let app = launch()
    app.buttons["Register"].tap()
    #expect(lines(app) == "remote notifications are not supported in the simulator")
    app.world.notifications.deviceToken = Data([1, 2, 3])
    app.buttons["Register"].tap()
    app.world.notifications.push(["aps": ["content-available": 1], "page": 3])
    app.world.notifications.push(["aps": ["alert": ["title": "News"], "badge": 4], "page": 9], identifier: "news")
    #expect(app.world.notifications.badge == 4)
    app.world.notifications.tap("news")
    #expect(
      lines(app) == "remote notifications are not supported in the simulator, token 3, silent 3, present news, "
        + "UNNotificationDefaultActionIdentifier news 9")
  }

  @Test("What still waits is in the busy report, and is nothing that the app leaves behind")
  func report() {
    let app = launch()
    app.leaks = .fail
    app.buttons["In 5 s"].tap()
    #expect(app.clock.busyReport.contains("Notification \"soon\": due at 5 s"))
  }

  @Test("A trigger that a device does not take fails the test")
  func badTrigger() {
    let app = XCUIApplication {
      Button("Too often") { _ = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: true) }
    }
    #expect(
      failures { app.buttons["Too often"].tap() } == [
        "UNTimeIntervalNotificationTrigger: the time interval must be at least 60 if repeating, and is 5.0."
      ])
  }

  @Test("A request keeps its content as it was; contents can be copied")
  func contents() {
    let content = UNMutableNotificationContent()
    content.title = "One"
    let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
    content.title = "Two"
    #expect(request.content.title == "One")
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    copy?.body = "Body"
    #expect(copy?.title == "One" && request.content.body == "")
    #expect(throws: UNError(.attachmentInvalidURL)) {
      _ = try UNNotificationAttachment(identifier: "", url: URL(filePath: "/no/such/file.png"))
    }
  }
}
