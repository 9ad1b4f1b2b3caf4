import Foundation
import UnderstudyTime

/// What an item has, as values.
struct ItemValues: Hashable, Sendable {
  var identifier = UUID().uuidString
  var calendar: String?
  var title: String?
  var location: String?
  var notes: String?
  var url: URL?
  var timeZone: TimeZone?
  var alarms: [EKAlarm.Values] = []
  var rules: [EKRecurrenceRule.Values] = []
  var created: Date?
  var modified: Date?
  var event = EventValues()
  var reminder = ReminderValues()
}

/// An event or a reminder, as the app changes it before it saves it. Source: Apple's page "EKCalendarItem".
///
/// Two of the same identifier and of the same time are equal.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  private let stored: Guarded<(now: ItemValues, saved: ItemValues?)>
  /// The store that the item was made for, or read by.
  let store: EKEventStore

  init(_ values: ItemValues, isSaved: Bool, in store: EKEventStore) {
    self.store = store
    stored = Guarded((values, isSaved ? values : nil))
  }

  var values: ItemValues {
    get { stored.withLock { $0.now } }
    set { stored.withLock { $0.now = newValue } }
  }
  var saved: ItemValues? { stored.withLock { $0.saved } }

  /// Notes what is saved now.
  func note(saved values: ItemValues) { stored.withLock { $0 = (values, values) } }
  /// Notes that it is removed.
  func noteRemoved() { stored.withLock { $0.saved = nil } }

  open override var hasChanges: Bool { stored.withLock { $0.now != $0.saved } }
  open override var isNew: Bool { stored.withLock { $0.saved == nil } }
  open override func reset() { stored.withLock { if let saved = $0.saved { $0.now = saved } } }

  /// The calendar that the item belongs to.
  open var calendar: EKCalendar! {
    get { values.calendar.flatMap { store.known($0) } }
    set {
      if let newValue { store.note(newValue) }
      values.calendar = newValue?.calendarIdentifier
    }
  }
  /// Identifies the item on the device.
  public var calendarItemIdentifier: String { values.identifier }
  /// Identifies the item on a server; here it is the other identifier.
  public var calendarItemExternalIdentifier: String! { values.identifier }
  /// The name for the user.
  open var title: String! {
    get { values.title }
    set { values.title = newValue }
  }
  /// Where it is.
  open var location: String? {
    get { values.location }
    set { values.location = newValue }
  }
  /// What the user has noted.
  open var notes: String? {
    get { values.notes }
    set { values.notes = newValue }
  }
  /// An address that belongs to it.
  open var url: URL? {
    get { values.url }
    set { values.url = newValue }
  }
  /// Where its times are; nil where the device is.
  open var timeZone: TimeZone? {
    get { values.timeZone }
    set { values.timeZone = newValue }
  }
  /// When it was first saved, by the app's clock.
  public var creationDate: Date? { values.created }
  /// When it was last saved, by the app's clock.
  public var lastModifiedDate: Date? { values.modified }
  /// Whether it has notes.
  public var hasNotes: Bool { values.notes?.isEmpty == false }
  /// Whether others take part, which is never so here.
  public var hasAttendees: Bool { false }

  // MARK: - Alarms

  /// The alarms, as copies; nil where there are none.
  open var alarms: [EKAlarm]? {
    get { values.alarms.isEmpty ? nil : values.alarms.map { EKAlarm($0) } }
    set { values.alarms = (newValue ?? []).map(\.values) }
  }
  /// Whether there are alarms.
  public var hasAlarms: Bool { !values.alarms.isEmpty }
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { values.alarms.append(alarm.values) }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { values.alarms.removeAll { $0 == alarm.values } }

  // MARK: - Repetitions

  /// How it repeats; nil where it does not.
  open var recurrenceRules: [EKRecurrenceRule]? {
    get { values.rules.isEmpty ? nil : values.rules.map { EKRecurrenceRule($0) } }
    set { values.rules = (newValue ?? []).map(\.values) }
  }
  /// Whether it repeats.
  public var hasRecurrenceRules: Bool { !values.rules.isEmpty }
  /// Adds a rule by which it repeats. As on a device, only the first one acts.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { values.rules.append(rule.values) }
  /// Removes a rule.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { values.rules.removeAll { $0 == rule.values } }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? EKCalendarItem)?.values else { return false }
    let own = values
    return own.identifier == other.identifier && own.event.occurrence == other.event.occurrence
  }
  open override var hash: Int { values.identifier.hashValue }
}
