import AppIntents
import Charts
import CoreSpotlight
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

private enum Teas {
  // example
  struct BrewTea: AppIntent {
    static let title: LocalizedStringResource = "Brew Tea"

    @Parameter(title: "Tea", requestValueDialog: "Which tea?") var tea: String

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      .result(value: 3, dialog: "\(tea) is ready in three minutes")
    }
  }
  // end
}

private enum Searches {
  // example
  struct TeaList: View {
    @State private var opened = "No tea"

    var body: some View {
      Text(opened).accessibilityIdentifier("opened")
        .onContinueUserActivity(CSSearchableItemActionType) { activity in
          opened = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String ?? "No tea"
        }
      Button("Add") {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Green tea"
        let item = CSSearchableItem(uniqueIdentifier: "green", domainIdentifier: "teas", attributeSet: attributes)
        CSSearchableIndex.default().indexSearchableItems([item])
      }
    }
  }
  // end
}

private enum Walks {
  // example
  struct Walk: Identifiable {
    let day: String
    let steps: Int
    var id: String { day }
  }

  struct WalkChart: View {
    let walks: [Walk]
    @State private var day: String?

    var body: some View {
      Text(day ?? "All days").accessibilityIdentifier("day")
      Chart(walks) { walk in
        BarMark(x: .value("Day", walk.day), y: .value("Steps", walk.steps))
      }
      .chartXSelection(value: $day)
      .accessibilityIdentifier("walks")
    }
  }
  // end
}

@MainActor
@Suite("The examples about other frameworks")
struct FrameworksExamples {
  @Test func chart() {
    typealias Walk = Walks.Walk
    typealias WalkChart = Walks.WalkChart
    // example
    let walks = [Walk(day: "Mon", steps: 4_000), Walk(day: "Tue", steps: 8_000)]
    let app = XCUIApplication { WalkChart(walks: walks) }
    let (monday, tuesday) = (app.otherElements["Mon"], app.otherElements["Tue"])
    #expect(tuesday.value as? String == "8,000")
    #expect(tuesday.frame.height > monday.frame.height)
    tuesday.tap()
    #expect(app.staticTexts["day"].label == "Tue")
    // end
  }

  @Test func search() {
    typealias TeaList = Searches.TeaList
    // example
    let app = XCUIApplication { TeaList() }
    app.buttons["Add"].tap()
    #expect(app.world.spotlight.items(matching: "tea").map(\.uniqueIdentifier) == ["green"])

    app.terminate()
    app.world.spotlight.open("green")
    #expect(app.staticTexts["opened"].label == "green")
    // end
  }

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

  @Test func intent() async throws {
    typealias BrewTea = Teas.BrewTea
    // example
    let intent = BrewTea()
    intent.tea = "Assam"
    let result = try await intent.perform()
    #expect(result.value == 3)
    #expect(result.dialog?.description == "Assam is ready in three minutes")

    let app = XCUIApplication { Button("Brew", intent: BrewTea()) }
    app.world.intents.answer("Sencha")  // to "Which tea?"
    app.buttons["Brew"].tap()
    #expect(app.events.of(.log).lines.last == "[AppIntents] BrewTea says \"Sencha is ready in three minutes\"")
    // end
  }
}
