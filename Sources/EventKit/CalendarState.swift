import Foundation
import UnderstudyCore
import UnderstudyPermissions
import UnderstudyTime
import UnderstudyWorld

/// The calendars of the device, over all launches of the app, and whether the app may use them.
final class CalendarState: ProtectedPart {
  /// The number of `XCUIProtectedResource.calendar`.
  private static let resource = 2

  private struct Values {
    var calendars: [EKCalendar.Values] = [
      .init(title: "Calendar", entities: .event), .init(title: "Reminders", entities: .reminder),
    ]
    var events: [ItemValues] = []
    var reminders: [ItemValues] = []
    var stores: [WeakStore] = []
  }

  let question = PermissionQuestion(undecided: EKAuthorizationStatus.notDetermined)
  /// For an app that may only add events and asks to see them, too.
  let upgrade = PermissionQuestion(undecided: EKAuthorizationStatus.notDetermined)
  private let guarded = Guarded(unchecked: Values())

  init() { ProtectedParts.register(Self.self, for: Self.resource) }

  func forgetDecision() {
    question.forget()
    upgrade.forget()
  }

  private func with<Result>(_ body: (inout Values) -> Result) -> Result { guarded.withUncheckedLock(body) }

  // MARK: - Permission

  func status(for type: EKEntityType) -> EKAuthorizationStatus {
    guard type == .event else { return ReminderPermission.current.question.status }
    let status = question.status
    return status == .writeOnly && upgrade.status == .fullAccess ? .fullAccess : status
  }

  func requestFullAccess() async -> EKAuthorizationStatus {
    let name = SystemQuestion.nameOfApp
    func texts(_ refusal: String) -> PermissionQuestion<EKAuthorizationStatus>.Texts {
      .init(
        "EventKit", title: "“\(name)” Would Like Full Access to Your Calendar",
        key: "NSCalendarsFullAccessUsageDescription",
        choices: [(refusal, .denied), ("Allow Full Access", .fullAccess)])
    }
    if status(for: .event) == .writeOnly {
      _ = await upgrade.request(texts("Keep Add Only"))
    } else {
      _ = await question.request(texts("Don’t Allow"))
    }
    return status(for: .event)
  }

  func requestWriteOnlyAccess() async -> EKAuthorizationStatus {
    _ = await question.request(
      .init(
        "EventKit", title: "“\(SystemQuestion.nameOfApp)” Would Like to Add to Your Calendar",
        key: "NSCalendarsWriteOnlyAccessUsageDescription",
        choices: [("Don’t Allow", .denied), ("Add Events Only", .writeOnly)]))
    return status(for: .event)
  }

  // MARK: - Calendars

  func calendars(of type: EKEntityType, in identifiers: [String]?) -> [EKCalendar] {
    let status = status(for: type)
    guard status == .fullAccess || status == .writeOnly else { return [] }
    let mask: EKEntityMask = type == .event ? .event : .reminder
    let all = with { $0.calendars }
      .filter { $0.entities.contains(mask) && identifiers?.contains($0.identifier) != false }
    // Who may only add events sees where they come.
    return (status == .writeOnly ? Array(all.filter(\.allowsChanges).prefix(1)) : all).map(EKCalendar.init(saved:))
  }

  var calendars: [EKCalendar.Values] {
    get { with { $0.calendars } }
    set { with { $0.calendars = newValue } }
  }

  func calendar(_ identifier: String?) -> EKCalendar.Values? {
    with { $0.calendars.first { $0.identifier == identifier } }
  }

  /// The identifier of the calendar of a title, which is made if there is none.
  func identifier(ofCalendar title: String, for mask: EKEntityMask) -> String {
    with { values in
      if let known = values.calendars.first(where: { $0.title == title && $0.entities.contains(mask) }) {
        return known.identifier
      }
      let new = EKCalendar.Values(title: title, entities: mask)
      values.calendars.append(new)
      return new.identifier
    }
  }

  func save(_ calendar: EKCalendar.Values) {
    with { values in
      if let place = values.calendars.firstIndex(where: { $0.identifier == calendar.identifier }) {
        values.calendars[place] = calendar
      } else {
        values.calendars.append(calendar)
      }
    }
  }

  /// Removes a calendar with all that it has.
  func removeCalendar(_ identifier: String) {
    with { values in
      values.calendars.removeAll { $0.identifier == identifier }
      values.events.removeAll { $0.calendar == identifier }
      values.reminders.removeAll { $0.calendar == identifier }
    }
  }

  // MARK: - Events

  var events: [ItemValues] {
    get { with { $0.events } }
    set { with { $0.events = newValue } }
  }

  func event(_ identifier: String) -> ItemValues? { with { $0.events.first { $0.identifier == identifier } } }

  /// Puts an event in the place of the one of its identifier.
  func put(_ event: ItemValues) { with { Self.put(event, into: &$0.events) } }

  private static func put(_ item: ItemValues, into items: inout [ItemValues]) {
    if let place = items.firstIndex(where: { $0.identifier == item.identifier }) {
      items[place] = item
    } else {
      items.append(item)
    }
  }

  func removeEvent(_ identifier: String) { with { $0.events.removeAll { $0.identifier == identifier } } }

  // MARK: - Reminders

  var reminders: [ItemValues] {
    get { with { $0.reminders } }
    set { with { $0.reminders = newValue } }
  }

  func reminder(_ identifier: String) -> ItemValues? { with { $0.reminders.first { $0.identifier == identifier } } }
  func putReminder(_ reminder: ItemValues) { with { Self.put(reminder, into: &$0.reminders) } }
  func removeReminder(_ identifier: String) { with { $0.reminders.removeAll { $0.identifier == identifier } } }

  // MARK: - Stores

  func register(_ store: EKEventStore) {
    with { values in
      values.stores.removeAll { $0.store == nil }
      values.stores.append(WeakStore(store: store))
    }
  }

  /// Notifies the app that something has changed, in its next turn.
  func notify() {
    let stores = with { $0.stores }
    guard stores.contains(where: { $0.store != nil }) else { return }
    Task { @MainActor in
      for entry in stores {
        if let store = entry.store { NotificationCenter.default.post(name: .EKEventStoreChanged, object: store) }
      }
    }
  }
}

/// Leads to a store without retaining it.
struct WeakStore: @unchecked Sendable {
  weak var store: EKEventStore?
}

/// Whether the app may use reminders.
final class ReminderPermission: ProtectedPart {
  /// The number of `XCUIProtectedResource.reminders`.
  private static let resource = 3

  let question = PermissionQuestion(undecided: EKAuthorizationStatus.notDetermined)

  init() { ProtectedParts.register(Self.self, for: Self.resource) }

  func forgetDecision() { question.forget() }

  func request() async -> EKAuthorizationStatus {
    await question.request(
      .init(
        "EventKit", title: "“\(SystemQuestion.nameOfApp)” Would Like to Access Your Reminders",
        key: "NSRemindersFullAccessUsageDescription",
        choices: [("Don’t Allow", .denied), ("Allow Full Access", .fullAccess)]))
  }
}
