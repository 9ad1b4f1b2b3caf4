import CoreLocation
import SwiftUI
import Testing
import UnderstudyTesting
import UserNotifications

@MainActor
@Suite("Notifications by place")
struct LocationTriggerTests {
  private struct Reminder: View {
    let repeats: Bool
    var notifiesOnEntry = true
    var body: some View {
      Button("Remind me") {
        let center = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        let region = CLCircularRegion(center: center, radius: 100, identifier: "shop")
        (region.notifyOnEntry, region.notifyOnExit) = (notifiesOnEntry, !notifiesOnEntry)
        let content = UNMutableNotificationContent()
        content.title = "Buy tea"
        let trigger = UNLocationNotificationTrigger(region: region, repeats: repeats)
        UNUserNotificationCenter.current()
          .add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
      }
      Button("Forget") { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }
    }
  }

  private func begin(_ reminder: Reminder) -> XCUIApplication {
    let app = XCUIApplication { reminder }
    app.world.notifications.authorization = .authorized
    app.world.location.authorization = .authorizedAlways
    app.world.location.move(latitude: 52.6, longitude: 13.4)
    app.buttons["Remind me"].tap()
    XCUIDevice.shared.press(.home)
    return app
  }

  @Test("A notification is delivered when the device comes into a region, once")
  func entry() {
    let app = begin(Reminder(repeats: false))
    #expect(app.world.notifications.pending.map(\.identifier) == ["tea"])
    app.world.location.move(latitude: 52.55, longitude: 13.4)
    #expect(app.world.notifications.banners.isEmpty)
    app.world.location.move(latitude: 52.5, longitude: 13.4)
    #expect(app.world.notifications.banners.map(\.request.content.title) == ["Buy tea"])
    #expect(app.world.notifications.pending.isEmpty)
    app.world.location.move(latitude: 52.6, longitude: 13.4)
    app.world.location.move(latitude: 52.5, longitude: 13.4)
    #expect(app.world.notifications.banners.count == 1)
  }

  @Test("One that repeats stays pending until it is removed, and a region says which way counts")
  func exit() {
    let app = begin(Reminder(repeats: true, notifiesOnEntry: false))
    app.world.location.move(latitude: 52.5, longitude: 13.4)
    #expect(app.world.notifications.banners.isEmpty)
    app.world.location.move(latitude: 52.6, longitude: 13.4)
    app.world.location.move(latitude: 52.5, longitude: 13.4)
    app.world.location.move(latitude: 52.6, longitude: 13.4)
    #expect(app.world.notifications.banners.count == 2)
    #expect(app.world.notifications.pending.count == 1)
    app.activate()
    app.buttons["Forget"].tap()
    XCUIDevice.shared.press(.home)
    app.world.location.move(latitude: 52.5, longitude: 13.4)
    app.world.location.move(latitude: 52.6, longitude: 13.4)
    #expect(app.world.notifications.banners.count == 2)
  }
}
