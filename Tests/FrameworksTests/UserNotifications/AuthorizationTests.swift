import SwiftUI
import Testing
import UnderstudyTesting
import UserNotifications
import XCTest

struct PermissionScreen: View {
  @State private var answer = "not asked"

  var body: some View {
    Text(answer).accessibilityIdentifier("answer")
    Button("Ask") {
      Task {
        answer = "asking"
        let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge])
        answer = isAllowed ? "allowed" : "refused"
      }
    }
    Button("Ask with a handler") {
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isAllowed, error in
        DispatchQueue.main.async { answer = "\(isAllowed), \(error == nil), \(Thread.isMainThread)" }
      }
    }
    Button("Settings") {
      UNUserNotificationCenter.current().getNotificationSettings { settings in
        let text = "\(settings.authorizationStatus) \(settings.alertSetting) \(settings.soundSetting)"
        Task { @MainActor in answer = text }
      }
    }
    Button("Other") {}
  }
}

@MainActor
@Suite("Permission for notifications")
struct AuthorizationTests {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  private func answer(_ app: XCUIApplication) -> String { app.staticTexts["answer"].label }

  @Test("The system asks in an alert of the home screen's, whose buttons answer")
  func alert() {
    let app = XCUIApplication { PermissionScreen() }
    app.buttons["Ask"].tap()
    #expect(answer(app) == "asking")
    #expect(app.alerts.count == 0)
    let alert = springboard.alerts.firstMatch
    #expect(alert.label == "“FrameworksTests” Would Like to Send You Notifications")
    #expect(alert.buttons.allElementsBoundByIndex.map(\.label) == ["Don’t Allow", "Allow"])
    #expect(app.world.notifications.authorization == .notDetermined)
    alert.buttons["Allow"].tap()
    #expect(answer(app) == "allowed")
    #expect(!alert.exists)
    #expect(app.state == .runningForeground)
    #expect(app.world.notifications.authorization == .authorized)
    app.buttons["Ask with a handler"].tap()
    #expect(answer(app) == "true, true, true", "the user is asked once")
    app.buttons["Settings"].tap()
    #expect(answer(app) == "authorized enabled notSupported")
  }

  @Test("The user refuses by the other button")
  func refusal() {
    let app = XCUIApplication { PermissionScreen() }
    app.buttons["Ask"].tap()
    springboard.buttons["Don’t Allow"].tap()
    #expect(answer(app) == "refused")
    app.buttons["Ask"].tap()
    #expect(answer(app) == "refused")
    app.buttons["Settings"].tap()
    #expect(answer(app) == "denied disabled notSupported")
  }

  @Test("The test can answer before the app asks: there is no alert then")
  func before() {
    let app = XCUIApplication { PermissionScreen() }
    app.world.notifications.authorization = .denied
    app.buttons["Ask"].tap()
    #expect(answer(app) == "refused")
    #expect(!springboard.alerts.firstMatch.exists)
  }

  @Test("The test can answer while the alert is open, which closes")
  func meanwhile() {
    let app = XCUIApplication { PermissionScreen() }
    app.buttons["Ask"].tap()
    #expect(springboard.alerts.count == 1)
    app.world.notifications.authorization = .authorized
    #expect(answer(app) == "allowed")
    #expect(springboard.alerts.count == 0)
  }

  @Test("F-116: an alert that the test does not expect is answered by the button that refuses, before the next action")
  func unexpected() {
    let app = XCUIApplication { PermissionScreen() }
    app.buttons["Ask"].tap()
    app.buttons["Other"].tap()
    #expect(answer(app) == "refused")
  }

  @Test("An action fails behind an alert that stays open")
  func unanswered() {
    let app = XCUIApplication { PermissionScreen() }
    app.profile.answersUnexpectedAlerts = false
    app.launch()
    app.buttons["Ask"].tap()
    let messages = failures { app.buttons["Other"].tap() }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "Failed to tap \"Other\" Button: the system asks '“FrameworksTests” Would Like to Send You Notifications', and the "
          + "alert, which belongs to com.apple.springboard, has not been answered") == true, "\(messages)")
  }

  @Test("Two requests wait for one alert")
  func twice() {
    struct Screen: View {
      @State private var answers: [Bool] = []
      var body: some View {
        Text(answers.map { "\($0)" }.joined(separator: " ")).accessibilityIdentifier("answer")
        ForEach(0..<2) { _ in
          Color.clear.task {
            let answer = try? await UNUserNotificationCenter.current().requestAuthorization()
            answers.append(answer ?? false)
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    springboard.buttons["Allow"].tap()
    #expect(answer(app) == "true true")
    #expect(!springboard.alerts.firstMatch.exists)
  }

  @Test("An app that ends takes its question with it, and the next launch asks again")
  func relaunch() {
    let app = XCUIApplication { PermissionScreen() }
    app.buttons["Ask"].tap()
    #expect(springboard.alerts.count == 1)
    app.terminate()
    #expect(springboard.alerts.count == 0)
    app.launch()
    app.buttons["Ask"].tap()
    springboard.buttons["Allow"].tap()
    #expect(answer(app) == "allowed")
  }

  @Test("Quiet notifications need no question")
  func provisional() {
    struct Screen: View {
      @State private var answer = ""
      var body: some View {
        Text(answer).accessibilityIdentifier("answer").task {
          let center = UNUserNotificationCenter.current()
          let isAllowed = try? await center.requestAuthorization(options: [.alert, .provisional])
          answer = "\(isAllowed ?? false) \(await center.notificationSettings().authorizationStatus)"
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(answer(app) == "true provisional")
  }

  @Test("An app that waits for the user is idle: a wait takes no real time")
  func idle() {
    let app = XCUIApplication { PermissionScreen() }
    app.buttons["Ask"].tap()
    #expect(!app.staticTexts["never"].waitForExistence(timeout: 3_600))
    #expect(app.clock.now == .seconds(3_600))
  }

  @Test("Without an app the answer is no")
  func withoutApp() async throws {
    #expect(try await UNUserNotificationCenter.current().requestAuthorization() == false)
  }
}

/// As in Xcode: a monitor of the test answers.
final class AuthorizationUITests: UITestCase {
  @MainActor func testMonitor() {
    var titles: [String] = []
    addUIInterruptionMonitor(withDescription: "Notifications") { alert in
      titles.append(alert.label)
      alert.buttons["Allow"].tap()
      return true
    }
    let app = XCUIApplication { PermissionScreen() }
    app.buttons["Ask"].tap()
    app.tap()
    XCTAssertEqual(app.staticTexts["answer"].label, "allowed")
    XCTAssertEqual(titles, ["“FrameworksTests” Would Like to Send You Notifications"])
  }
}
