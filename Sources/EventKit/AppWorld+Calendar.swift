import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// The calendars and reminders of the device, and whether the app may use them.
  public var calendar: UserCalendar { UserCalendar(world: self) }

  /// The calendars and reminders of the device, and whether the app may use them.
  ///
  /// At first there are the calendar "Calendar" and the list "Reminders", which are empty, and the user has not been asked. What is saved
  /// is kept when the app ends, for all launches of the test.
  @preconcurrency @MainActor
  public struct UserCalendar {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: CalendarState { world.part(CalendarState.self) }
    private var reminderQuestion: ReminderPermission { world.part(ReminderPermission.self) }

    /// The events; one that repeats is there once. To set them notifies the app.
    public var events: [Event] {
      get {
        control.settle()
        return state.events.map { Event(values: $0, calendar: state.calendar($0.calendar)?.title ?? "") }
      }
      nonmutating set {
        control.act("The calendar has now \(newValue.count) events", at: nil) {
          state.events = newValue.map { event in
            var values = event.values
            values.calendar = state.identifier(ofCalendar: event.calendar, for: .event)
            return values
          }
          state.notify()
        }
      }
    }

    /// The reminders. To set them notifies the app.
    public var reminders: [Reminder] {
      get {
        control.settle()
        return state.reminders.map { Reminder(values: $0, list: state.calendar($0.calendar)?.title ?? "") }
      }
      nonmutating set {
        control.act("There are now \(newValue.count) reminders", at: nil) {
          state.reminders = newValue.map { reminder in
            var values = reminder.values
            values.calendar = state.identifier(ofCalendar: reminder.list, for: .reminder)
            return values
          }
          state.notify()
        }
      }
    }

    /// The titles of the calendars and lists, in their order.
    public var titles: [String] {
      control.settle()
      return state.calendars.map(\.title)
    }

    /// Makes a calendar or a list.
    ///
    /// - Parameters:
    ///   - title: The name for the user.
    ///   - type: Whether it is for events or for reminders.
    ///   - isReadOnly: Whether the app cannot change it, as a calendar of holidays.
    public func add(_ title: String, for type: EKEntityType = .event, isReadOnly: Bool = false) {
      control.act("Add the calendar \(title)", at: nil) {
        state.calendars.append(
          .init(title: title, entities: type == .event ? .event : .reminder, allowsChanges: !isReadOnly))
        state.notify()
      }
    }

    /// Whether the app may use events. To set it answers the questions that the app has asked, or will ask.
    public var eventAuthorization: EKAuthorizationStatus {
      get {
        control.settle()
        return state.status(for: .event)
      }
      nonmutating set {
        control.act("Events are now \(newValue)", at: nil) {
          state.upgrade.decide(newValue == .fullAccess ? .fullAccess : .notDetermined)
          state.question.decide(newValue)
          state.notify()
        }
      }
    }

    /// Whether the app may use reminders. To set it answers the questions that the app has asked, or will ask.
    public var reminderAuthorization: EKAuthorizationStatus {
      get {
        control.settle()
        return reminderQuestion.question.status
      }
      nonmutating set {
        control.act("Reminders are now \(newValue)", at: nil) {
          reminderQuestion.question.decide(newValue)
          state.notify()
        }
      }
    }
  }
}

extension AppWorld.UserCalendar {
  /// An event of the user's.
  public struct Event: Hashable, Sendable {
    let values: ItemValues
    /// The title of its calendar, which is made if there is none.
    public let calendar: String

    init(values: ItemValues, calendar: String) { (self.values, self.calendar) = (values, calendar) }

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - title: The name for the user.
    ///   - start: When it begins.
    ///   - duration: How long it takes; an hour by default.
    ///   - isAllDay: Whether it takes the whole day.
    ///   - calendar: The title of its calendar, which is made if there is none.
    ///   - location: Where it is.
    ///   - notes: What the user has noted.
    ///   - url: An address that belongs to it.
    ///   - repeating: How it repeats; nil for not at all.
    public init(
      _ title: String, at start: Date, for duration: Duration = .seconds(3600), isAllDay: Bool = false,
      calendar: String = "Calendar", location: String? = nil, notes: String? = nil, url: URL? = nil,
      repeating: EKRecurrenceRule? = nil
    ) {
      var values = ItemValues(title: title, location: location, notes: notes, url: url)
      values.rules = repeating.map { [$0.values] } ?? []
      values.event.start = start
      values.event.end = start + duration / .seconds(1)
      values.event.isAllDay = isAllDay
      self.init(values: values, calendar: calendar)
    }

    /// What the app knows it by.
    public var identifier: String { values.identifier }
    /// The name for the user.
    public var title: String { values.title ?? "" }
    /// When it begins; the first time of one that repeats.
    public var start: Date { values.event.start ?? .distantPast }
    /// When it ends.
    public var end: Date { values.event.end ?? start }
    /// Whether it takes the whole day.
    public var isAllDay: Bool { values.event.isAllDay }
    /// Where it is.
    public var location: String? { values.location }
    /// What the user has noted.
    public var notes: String? { values.notes }
    /// An address that belongs to it.
    public var url: URL? { values.url }
    /// How it repeats; nil for not at all.
    public var repeating: EKRecurrenceRule? { values.rules.first.map { EKRecurrenceRule($0) } }
    /// The distances of its alarms from the beginning; less than 0 for those before.
    public var alarms: [Duration] {
      values.alarms.map { .seconds($0.date.map { $0.timeIntervalSince(start) } ?? $0.offset) }
    }
  }

  /// A reminder of the user's.
  public struct Reminder: Hashable, Sendable {
    let values: ItemValues
    /// The title of its list, which is made if there is none.
    public let list: String

    init(values: ItemValues, list: String) { (self.values, self.list) = (values, list) }

    /// Makes a reminder.
    ///
    /// - Parameters:
    ///   - title: The name for the user.
    ///   - due: When it is due; nil for never.
    ///   - list: The title of its list, which is made if there is none.
    ///   - notes: What the user has noted.
    ///   - priority: 0 for none, 1 for the highest, 9 for the lowest.
    ///   - completed: When it was done; nil for one that is not.
    public init(
      _ title: String, due: DateComponents? = nil, list: String = "Reminders", notes: String? = nil, priority: Int = 0,
      completed: Date? = nil
    ) {
      var values = ItemValues(title: title, notes: notes)
      values.reminder = ReminderValues(
        due: due, completed: completed, isCompleted: completed != nil, priority: priority)
      self.init(values: values, list: list)
    }

    /// What the app knows it by.
    public var identifier: String { values.identifier }
    /// The name for the user.
    public var title: String { values.title ?? "" }
    /// When it is due; nil for never.
    public var due: DateComponents? { values.reminder.due }
    /// What the user has noted.
    public var notes: String? { values.notes }
    /// Its priority: 0 for none, 1 for the highest, 9 for the lowest.
    public var priority: Int { values.reminder.priority }
    /// Whether it is done.
    public var isCompleted: Bool { values.reminder.isCompleted }
  }
}
