import EventKit
import SwiftUI
import Testing
import UnderstudyTesting

/// An app that plans teas.
private struct Planner: View {
  @State private var store = EKEventStore()
  @State private var status = "Not asked"
  @State private var titles: [String] = []
  @State private var changes = 0
  private static let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)

  private func read() {
    let predicate = store.predicateForEvents(withStart: Self.noon - 86400, end: Self.noon + 86400, calendars: nil)
    titles = store.events(matching: predicate).map { "\($0.title ?? "") in \($0.calendar.title)" }
  }

  var body: some View {
    Text(status).accessibilityIdentifier("status")
    Text(titles.joined(separator: ", ")).accessibilityIdentifier("titles")
    Text("\(changes)").accessibilityIdentifier("changes")
      .onReceive(NotificationCenter.default.publisher(for: .EKEventStoreChanged, object: store)) { _ in
        changes += 1
        read()
      }
    Button("Ask") { Task { status = try await store.requestFullAccessToEvents() ? "Allowed" : "Refused" } }
    Button("Ask to add") {
      Task { status = try await store.requestWriteOnlyAccessToEvents() ? "May add" : "Refused" }
    }
    Button("Read") { read() }
    Button("Plan") {
      let event = EKEvent(eventStore: store)
      event.title = "Tea"
      event.startDate = Self.noon
      event.endDate = Self.noon + 1800
      event.notes = "Green"
      event.addAlarm(EKAlarm(relativeOffset: -600))
      event.calendar = store.defaultCalendarForNewEvents
      do { try store.save(event, span: .thisEvent) } catch { status = error.localizedDescription }
    }
  }
}

@MainActor
@Suite("Events of the calendar")
struct EventStoreTests {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
  private let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)

  @Test("The user allows all or nothing by the system's question, and an app without permission sees and saves nothing")
  func permission() {
    let app = XCUIApplication { Planner() }
    app.world.calendar.events = [.init("Lunch", at: noon)]
    app.buttons["Read"].tap()
    #expect(app.staticTexts["titles"].label == "")
    app.buttons["Plan"].tap()
    #expect(app.staticTexts["status"].label == "The app may not use the calendar.")
    app.buttons["Ask"].tap()
    #expect(springboard.alerts.firstMatch.label.hasSuffix("Would Like Full Access to Your Calendar"))
    springboard.buttons["Don’t Allow"].tap()
    #expect(app.staticTexts["status"].label == "Refused")
    #expect(app.world.calendar.eventAuthorization == .denied)

    app.resetAuthorizationStatus(for: .calendar)
    app.buttons["Ask"].tap()
    springboard.buttons["Allow Full Access"].tap()
    #expect(app.staticTexts["status"].label == "Allowed")
    app.buttons["Read"].tap()
    #expect(app.staticTexts["titles"].label == "Lunch in Calendar")
  }

  @Test("An app that may only add events does not see any, and can ask for more")
  func writeOnly() {
    let app = XCUIApplication { Planner() }
    app.buttons["Ask to add"].tap()
    springboard.buttons["Add Events Only"].tap()
    #expect(app.staticTexts["status"].label == "May add")
    app.buttons["Plan"].tap()
    app.buttons["Read"].tap()
    #expect(app.staticTexts["titles"].label == "")
    #expect(app.world.calendar.events.map(\.title) == ["Tea"])

    app.buttons["Ask"].tap()
    springboard.buttons["Allow Full Access"].tap()
    #expect(app.staticTexts["status"].label == "Allowed")
    app.buttons["Read"].tap()
    #expect(app.staticTexts["titles"].label == "Tea in Calendar")
  }

  @Test("A test reads what the app has saved, also after its end, and the event log has it")
  func saving() throws {
    let app = XCUIApplication { Planner() }
    app.world.calendar.eventAuthorization = .fullAccess
    app.buttons["Plan"].tap()
    let event = try #require(app.world.calendar.events.first)
    #expect(event.title == "Tea")
    #expect(event.start == noon)
    #expect(event.end == noon + 1800)
    #expect(event.notes == "Green")
    #expect(event.calendar == "Calendar")
    #expect(event.alarms == [.seconds(-600)])
    #expect(app.events.of(.log).lines == ["[EventKit] Save Tea"])
    app.terminate()
    #expect(app.world.calendar.events == [event])
  }

  @Test("The app is notified of what it saves and of what the test changes")
  func changes() {
    let app = XCUIApplication { Planner() }
    app.world.calendar.eventAuthorization = .fullAccess
    let before = Int(app.staticTexts["changes"].label) ?? -1
    app.buttons["Plan"].tap()
    #expect(app.staticTexts["changes"].label == "\(before + 1)")
    #expect(app.staticTexts["titles"].label == "Tea in Calendar")
    app.world.calendar.events.append(.init("Breakfast", at: noon - 7200, calendar: "Family"))
    #expect(app.staticTexts["changes"].label == "\(before + 2)")
    #expect(app.staticTexts["titles"].label == "Breakfast in Family, Tea in Calendar")
    #expect(app.world.calendar.titles == ["Calendar", "Reminders", "Family"])
  }

  // MARK: - Stores

  /// A store of a test's own, which may use everything.
  private func store() -> EKEventStore {
    let app = XCUIApplication { Text("") }
    app.world.calendar.eventAuthorization = .fullAccess
    app.world.calendar.reminderAuthorization = .fullAccess
    return EKEventStore()
  }

  private func code(_ body: () throws -> Void) -> EKError.Code? {
    do {
      try body()
      return nil
    } catch { return (error as? EKError)?.code }
  }

  @Test("An event without calendar or times, or with times in the wrong order, is refused")
  func refused() throws {
    let store = store()
    let event = EKEvent(eventStore: store)
    #expect(code { try store.save(event, span: .thisEvent) } == .noCalendar)
    event.calendar = store.defaultCalendarForNewReminders()
    #expect(code { try store.save(event, span: .thisEvent) } == .calendarDoesNotAllowEvents)
    event.calendar = store.defaultCalendarForNewEvents
    #expect(code { try store.save(event, span: .thisEvent) } == .noStartDate)
    event.startDate = noon
    #expect(code { try store.save(event, span: .thisEvent) } == .noEndDate)
    event.endDate = noon - 1
    #expect(code { try store.save(event, span: .thisEvent) } == .datesInverted)
    event.endDate = noon
    #expect(code { try EKEventStore().save(event, span: .thisEvent) } == .objectBelongsToDifferentStore)
    #expect(event.eventIdentifier == nil)
    #expect(code { try store.remove(event, span: .thisEvent) } == .eventNotMutable)
    try store.save(event, span: .thisEvent)
    #expect(event.eventIdentifier != nil)
    #expect(!event.isNew && !event.hasChanges)
  }

  @Test("A calendar that is read-only refuses events, and a removed one takes its events along")
  func calendars() throws {
    let app = XCUIApplication { Text("") }
    app.world.calendar.eventAuthorization = .fullAccess
    app.world.calendar.add("Holidays", isReadOnly: true)
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = ("Tea", noon, noon + 60)
    event.calendar = store.calendars(for: .event).first { $0.title == "Holidays" }
    #expect(code { try store.save(event, span: .thisEvent) } == .calendarReadOnly)
    #expect(code { try store.removeCalendar(event.calendar, commit: true) } == .calendarIsImmutable)

    let teas = EKCalendar(for: .event, eventStore: store)
    teas.title = "Teas"
    teas.source = store.sources.first
    try store.saveCalendar(teas, commit: true)
    #expect(!teas.isNew)
    event.calendar = teas
    try store.save(event, span: .thisEvent)
    #expect(app.world.calendar.events.map(\.calendar) == ["Teas"])
    try store.removeCalendar(teas, commit: true)
    #expect(app.world.calendar.events.isEmpty)
    #expect(store.calendar(withIdentifier: teas.calendarIdentifier) == nil)
  }

  @Test("What is saved without a commit waits for it, and a reset forgets it")
  func commits() throws {
    let store = store()
    func add(_ title: String) throws -> EKEvent {
      let event = EKEvent(eventStore: store)
      (event.title, event.startDate, event.endDate) = (title, noon, noon + 60)
      event.calendar = store.defaultCalendarForNewEvents
      try store.save(event, span: .thisEvent, commit: false)
      return event
    }
    func titles() -> [String] {
      store.events(matching: store.predicateForEvents(withStart: noon, end: noon + 60, calendars: nil)).map(\.title)
    }
    let event = try add("Tea")
    #expect(titles() == [])
    try store.commit()
    #expect(titles() == ["Tea"])
    _ = try add("Coffee")
    store.reset()
    try store.commit()
    #expect(titles() == ["Tea"])
    try store.remove(event, span: .thisEvent)
    #expect(titles() == [])
    #expect(!event.refresh())
  }

  @Test("Changes of an event are its own until they are saved, and can be taken back")
  func ownChanges() throws {
    let store = store()
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = ("Tea", noon, noon + 60)
    event.calendar = store.defaultCalendarForNewEvents
    try store.save(event, span: .thisEvent)
    let other = try #require(store.event(withIdentifier: event.eventIdentifier))
    #expect(other == event)
    other.title = "Green tea"
    #expect(other.hasChanges)
    #expect(event.title == "Tea")
    other.rollback()
    #expect(other.title == "Tea")
    other.title = "White tea"
    try store.save(other, span: .thisEvent)
    #expect(event.refresh())
    #expect(event.title == "White tea")
  }

  @Test("Only events that touch the time are found, in the calendars that are asked for, the first one first")
  func finding() throws {
    let app = XCUIApplication { Text("") }
    app.world.calendar.eventAuthorization = .fullAccess
    app.world.calendar.events = [
      .init("Late", at: noon + 7200), .init("Before", at: noon - 3600), .init("Into", at: noon - 1800),
      .init("At", at: noon, for: .zero), .init("Other", at: noon, calendar: "Family"), .init("After", at: noon + 9000),
    ]
    let store = EKEventStore()
    func titles(_ calendars: [EKCalendar]?) -> [String] {
      store.events(matching: store.predicateForEvents(withStart: noon, end: noon + 9000, calendars: calendars))
        .map(\.title)
    }
    #expect(titles(nil) == ["Into", "At", "Other", "Late"])
    #expect(titles(store.calendars(for: .event).filter { $0.title == "Family" }) == ["Other"])
    #expect(titles([]) == [])
  }
}
