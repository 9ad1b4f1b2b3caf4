import Network
import SwiftUI
import Testing
import UserNotifications

// example
struct TeaTimer: View {
  @State private var status = "Not asked"

  var body: some View {
    Text(status).accessibilityIdentifier("status")
    Button("Remind me") {
      Task {
        let center = UNUserNotificationCenter.current()
        guard try await center.requestAuthorization(options: [.alert]) else {
          status = "No reminders"
          return
        }
        let content = UNMutableNotificationContent()
        content.title = "Tea is ready"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
        status = "In three minutes"
      }
    }
  }
}
// end

@MainActor
@Suite("The examples about other frameworks")
struct FrameworksExamples {
  @Test func notification() {
    // example
    let app = XCUIApplication { TeaTimer() }
    app.world.notifications.authorization = .authorized  // before the app asks
    app.buttons["Remind me"].tap()
    #expect(app.staticTexts["status"].label == "In three minutes")

    XCUIDevice.shared.press(.home)
    app.clock.advance(by: .seconds(180))
    #expect(app.world.notifications.delivered.map(\.request.content.title) == ["Tea is ready"])

    app.world.notifications.tap("tea")
    #expect(app.state == .runningForeground)
    // end
  }

  @Test func question() {
    // example
    let app = XCUIApplication { TeaTimer() }
    app.buttons["Remind me"].tap()

    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    springboard.buttons["Don’t Allow"].tap()
    #expect(app.staticTexts["status"].label == "No reminders")
    // end
  }
}
