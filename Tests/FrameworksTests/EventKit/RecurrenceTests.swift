import EventKit
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Events that repeat")
struct RecurrenceTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private let store: EKEventStore

  init() {
    let app = XCUIApplication { Text("") }
    app.world.calendar.eventAuthorization = .fullAccess
    store = EKEventStore()
  }

  private func date(_ month: Int, _ day: Int, year: Int = 2026) -> Date {
    Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 9)) ?? .distantPast
  }

  private func event(_ rule: EKRecurrenceRule, from start: Date) throws -> EKEvent {
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = ("Tea", start, start + 1800)
    event.timeZone = .gmt
    event.calendar = store.defaultCalendarForNewEvents
    event.addRecurrenceRule(rule)
    try store.save(event, span: .futureEvents)
    return event
  }

  private func found(_ from: Date, _ to: Date) -> [EKEvent] {
    store.events(matching: store.predicateForEvents(withStart: from, end: to, calendars: nil))
  }

  /// Month and day of each occurrence in a year.
  private func days(year: Int = 2026) -> [String] {
    found(date(1, 1, year: year), date(12, 31, year: year)).map { event in
      let parts = Self.calendar.dateComponents([.month, .day], from: event.startDate)
      return "\(parts.month ?? 0).\(parts.day ?? 0)"
    }
  }

  @Test("A rule repeats by its interval until its end")
  func intervals() throws {
    let event = try event(
      EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)), from: date(3, 1))
    #expect(days() == ["3.1", "3.3", "3.5"])
    try store.remove(event, span: .futureEvents)
    #expect(days() == [])
    _ = try self.event(
      EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(end: date(3, 16))), from: date(3, 2))
    #expect(days() == ["3.2", "3.9", "3.16"])
  }

  @Test("A rule has days of weeks and months; a month without the day has no event")
  func certainDays() throws {
    let weekly = try event(
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 1, daysOfTheWeek: [.init(.monday), .init(.friday)], daysOfTheMonth: nil,
        monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
        end: EKRecurrenceEnd(occurrenceCount: 4)), from: date(3, 2))
    #expect(days() == ["3.2", "3.6", "3.9", "3.13"])
    try store.remove(weekly, span: .futureEvents)

    let last = try event(
      EKRecurrenceRule(
        recurrenceWith: .monthly, interval: 1, daysOfTheWeek: nil, daysOfTheMonth: [31], monthsOfTheYear: nil,
        weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: EKRecurrenceEnd(end: date(7, 31))),
      from: date(1, 31))
    #expect(days() == ["1.31", "3.31", "5.31", "7.31"])
    try store.remove(last, span: .futureEvents)

    _ = try event(
      EKRecurrenceRule(
        recurrenceWith: .monthly, interval: 1, daysOfTheWeek: [.init(.monday, weekNumber: 1)], daysOfTheMonth: nil,
        monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
        end: EKRecurrenceEnd(occurrenceCount: 3)), from: date(3, 2))
    #expect(days() == ["3.2", "4.6", "5.4"])
  }

  @Test("A change of one occurrence leaves the others, and so does its removal")
  func oneOccurrence() throws {
    _ = try event(
      EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 4)), from: date(3, 1))
    let second = found(date(3, 1), date(3, 10))[1]
    second.title = "Coffee"
    second.startDate += 3600
    second.endDate += 3600
    try store.save(second, span: .thisEvent)
    #expect(second.isDetached)
    #expect(second.occurrenceDate == date(3, 2))
    #expect(found(date(3, 1), date(3, 10)).map(\.title) == ["Tea", "Coffee", "Tea", "Tea"])
    try store.remove(found(date(3, 1), date(3, 10))[2], span: .thisEvent)
    #expect(days() == ["3.1", "3.2", "3.4"])
  }

  @Test("A change of an occurrence and all later ones ends the former event, and so does their removal")
  func laterOccurrences() throws {
    _ = try event(
      EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 5)), from: date(3, 1))
    let third = found(date(3, 1), date(3, 10))[2]
    third.title = "Coffee"
    try store.save(third, span: .futureEvents)
    #expect(found(date(3, 1), date(3, 10)).map(\.title) == ["Tea", "Tea", "Coffee", "Coffee", "Coffee"])
    try store.remove(found(date(3, 1), date(3, 10))[1], span: .futureEvents)
    #expect(days() == ["3.1", "3.3", "3.4", "3.5"])
  }

  @Test("An event of an identifier is the first of its occurrences")
  func first() throws {
    let event = try event(EKRecurrenceRule(recurrenceWith: .yearly, interval: 1, end: nil), from: date(3, 1))
    #expect(store.event(withIdentifier: event.eventIdentifier)?.startDate == date(3, 1))
    #expect(days(year: 2029) == ["3.1"])
    #expect(found(date(3, 1, year: 2030), date(12, 31, year: 2060)).count == 4)
  }
}
