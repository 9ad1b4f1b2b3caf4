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

private enum Chores {
  // example
  @Model
  final class Task {
    @Attribute(.unique) var title: String
    var isDone = false
    init(title: String) { self.title = title }
  }

  struct TaskList: View {
    @Query(filter: #Predicate<Task> { !$0.isDone }, sort: \Task.title) private var tasks: [Task]
    @Environment(\.modelContext) private var modelContext

    var body: some View {
      List(tasks) { task in
        Button(task.title) { task.isDone = true }
      }
      Button("Add") { modelContext.insert(Task(title: "Water the plants")) }
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

  @Test func models() throws {
    typealias Task = Chores.Task
    typealias TaskList = Chores.TaskList
    // example
    let container = try ModelContainer(for: Task.self)
    container.mainContext.insert(Task(title: "Call Anne"))

    let app = XCUIApplication { TaskList().modelContainer(container) }
    app.buttons["Add"].tap()
    #expect(app.buttons["Water the plants"].exists)
    app.buttons["Call Anne"].tap()
    #expect(!app.buttons["Call Anne"].exists)
    // end
  }
}
