import EventKit
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Reminders")
struct ReminderTests {
  private struct List: View {
    @State private var store = EKEventStore()
    @State private var titles = "Not read"

    var body: some View {
      Text(titles).accessibilityIdentifier("titles")
      Button("Read") { read() }
      Button("Add") {
        Task {
          guard try await store.requestFullAccessToReminders() else { return }
          let reminder = EKReminder(eventStore: store)
          reminder.title = "Buy tea"
          reminder.priority = 1
          reminder.dueDateComponents = DateComponents(year: 2026, month: 3, day: 1)
          reminder.calendar = store.defaultCalendarForNewReminders()
          try store.save(reminder, commit: true)
          read()
        }
      }
      Button("Finish all") {
        _ = store.fetchReminders(matching: store.predicateForReminders(in: nil)) { [store] reminders in
          for reminder in reminders ?? [] {
            reminder.isCompleted = true
            try? store.save(reminder, commit: false)
          }
          try? store.commit()
        }
      }
    }

    private func read() {
      let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
      _ = store.fetchReminders(matching: open) { reminders in
        let text = reminders?.map { "\($0.title ?? "") in \($0.calendar.title)" }.joined(separator: ", ")
        Task { @MainActor in titles = text ?? "Not allowed" }
      }
    }
  }

  @Test("An app adds, reads and finishes reminders; without permission it gets nil")
  func reminders() throws {
    let app = XCUIApplication { List() }
    app.buttons["Read"].tap()
    #expect(app.staticTexts["titles"].label == "Not allowed")
    app.buttons["Add"].tap()
    XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons["Allow Full Access"].tap()
    #expect(app.staticTexts["titles"].label == "Buy tea in Reminders")
    let reminder = try #require(app.world.calendar.reminders.first)
    #expect(reminder.priority == 1)
    #expect(reminder.due == DateComponents(year: 2026, month: 3, day: 1))
    app.world.calendar.reminders.append(.init("Call", list: "Work"))
    app.buttons["Read"].tap()
    #expect(app.staticTexts["titles"].label == "Buy tea in Reminders, Call in Work")
    app.buttons["Finish all"].tap()
    #expect(app.world.calendar.reminders.map(\.isCompleted) == [true, true])
    app.buttons["Read"].tap()
    #expect(app.staticTexts["titles"].label == "")
  }

  @Test("A date of completion goes with being done, by the app's clock")
  func completion() throws {
    let app = XCUIApplication { Text("") }
    app.world.calendar.reminderAuthorization = .fullAccess
    let store = EKEventStore()
    let reminder = EKReminder(eventStore: store)
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    reminder.completionDate = nil
    #expect(!reminder.isCompleted)
    reminder.calendar = store.defaultCalendarForNewReminders()
    reminder.priority = 10
    #expect(throws: EKError(.priorityIsInvalid)) { try store.save(reminder, commit: true) }
    reminder.priority = 9
    reminder.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
    #expect(throws: EKError(.recurringReminderRequiresDueDate)) { try store.save(reminder, commit: true) }
    reminder.dueDateComponents = DateComponents(year: 2026, month: 3, day: 1)
    try store.save(reminder, commit: true)
    try store.remove(reminder, commit: true)
    #expect(throws: EKError(.eventNotMutable)) { try store.remove(reminder, commit: true) }
  }

  @Test("Reminders are found by when they are due and when they were done")
  func dates() async {
    let app = XCUIApplication { Text("") }
    app.world.calendar.reminderAuthorization = .fullAccess
    let march = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2026, month: 3, day: 1)) ?? .now
    app.world.calendar.reminders = [
      .init("March", due: DateComponents(year: 2026, month: 3, day: 1)),
      .init("May", due: DateComponents(year: 2026, month: 5, day: 1)), .init("Never"),
      .init("Done", completed: march),
    ]
    let store = EKEventStore()
    func titles(_ predicate: NSPredicate) async -> [String] {
      await withCheckedContinuation { continuation in
        _ = store.fetchReminders(matching: predicate) { continuation.resume(returning: ($0 ?? []).map { $0.title }) }
      }
    }
    let due = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: march, calendars: nil)
    #expect(await titles(due) == ["March"])
    let later = store.predicateForIncompleteReminders(withDueDateStarting: march + 1, ending: nil, calendars: nil)
    #expect(await titles(later) == ["May"])
    let done = store.predicateForCompletedReminders(
      withCompletionDateStarting: march, ending: march + 1, calendars: nil)
    #expect(await titles(done) == ["Done"])
  }
}
