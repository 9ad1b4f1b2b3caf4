import AppIntents
import Network
import SwiftData
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

private enum Chores {
  // example
  @Model
  final class Chore {
    @Attribute(.unique) var title: String
    var isDone = false
    init(title: String) { self.title = title }
  }

  struct ChoreList: View {
    @Query(filter: #Predicate<Chore> { !$0.isDone }, sort: \Chore.title) private var chores: [Chore]
    @Environment(\.modelContext) private var modelContext

    var body: some View {
      List(chores) { chore in
        Button(chore.title) { chore.isDone = true }
      }
      Button("Add") { modelContext.insert(Chore(title: "Water the plants")) }
    }
  }
  // end
}

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

  @Test func models() throws {
    typealias Chore = Chores.Chore
    typealias ChoreList = Chores.ChoreList
    // example
    let container = try ModelContainer(for: Chore.self)
    container.mainContext.insert(Chore(title: "Call Anne"))

    let app = XCUIApplication { ChoreList().modelContainer(container) }
    app.buttons["Add"].tap()
    #expect(app.buttons["Water the plants"].exists)
    app.buttons["Call Anne"].tap()
    #expect(!app.buttons["Call Anne"].exists)
    // end
  }
}
