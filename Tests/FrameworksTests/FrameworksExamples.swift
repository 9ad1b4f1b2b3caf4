import AppIntents
import BackgroundTasks
import Charts
import CoreSpotlight
import EventKit
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

private enum Plans {
  // example
  struct TeaPlan: View {
    @State private var store = EKEventStore()
    @State private var next = "Nothing planned"

    var body: some View {
      Text(next).accessibilityIdentifier("next")
      Button("Plan") {
        Task {
          guard try await store.requestFullAccessToEvents() else { return }
          let tea = EKEvent(eventStore: store)
          (tea.title, tea.startDate, tea.endDate) = ("Tea", .now + 3600, .now + 5400)
          tea.calendar = store.defaultCalendarForNewEvents
          try store.save(tea, span: .thisEvent)
          let week = store.predicateForEvents(withStart: .now, end: .now + 7 * 86400, calendars: nil)
          next = store.events(matching: week).map(\.title).joined(separator: ", ")
        }
      }
    }
  }
  // end

  // example
  struct Recipes: View {
    @State private var status = "Old recipes"

    var body: some View {
      Text(status).accessibilityIdentifier("status")
        .onAppear {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "recipes", using: .main) { task in
            Task { @MainActor in
              status = "New recipes"
              task.setTaskCompleted(success: true)
            }
          }
        }
      Button("Later") { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "recipes")) }
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

  @Test func calendar() {
    typealias TeaPlan = Plans.TeaPlan
    // example
    let app = XCUIApplication { TeaPlan() }
    app.world.calendar.eventAuthorization = .fullAccess
    app.world.calendar.events = [.init("Breakfast", at: .now + 600)]
    app.buttons["Plan"].tap()
    #expect(app.staticTexts["next"].label == "Breakfast, Tea")
    #expect(app.world.calendar.events.map(\.title) == ["Breakfast", "Tea"])
    // end
  }

  @Test func backgroundTask() {
    typealias Recipes = Plans.Recipes
    // example
    let app = XCUIApplication { Recipes() }
    app.buttons["Later"].tap()
    XCUIDevice.shared.press(.home)
    app.world.backgroundTasks.start("recipes")
    #expect(app.world.backgroundTasks.result(of: "recipes") == true)
    app.activate()
    #expect(app.staticTexts["status"].label == "New recipes")
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
