import Foundation
import UnderstudyCore
import UnderstudyTime

extension Notification.Name {
  /// Events, reminders or calendars have changed, by the app or by the test; the object is the store.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The user's calendars and reminders, which the test fills by `app.world.calendar`. Source: Apple's page "EKEventStore".
///
/// All stores of an app have the same data, which is kept when the app ends.
open class EKEventStore: NSObject, @unchecked Sendable {
  private struct Values {
    /// What is saved without a commit.
    var pending: [() -> Void] = []
    /// Calendars that items have, and that may not be saved yet.
    var calendars: [String: EKCalendar] = [:]
  }

  private let stored = Guarded(unchecked: Values())
  /// The data of the app that made the store.
  let state = CalendarState.current
  /// Identifies the store.
  public let eventStoreIdentifier = UUID().uuidString

  /// Makes a store.
  public override init() {
    super.init()
    state.register(self)
  }

  // MARK: - Permission

  /// Whether the app may use events or reminders.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    CalendarState.current.status(for: entityType)
  }

  /// Asks the user, unless that is decided, to let the app see, add and change events.
  ///
  /// - Throws: Nothing here.
  open func requestFullAccessToEvents() async throws -> Bool { await state.requestFullAccess() == .fullAccess }

  /// Asks the user, unless that is decided, to let the app add events, which it cannot see.
  ///
  /// - Throws: Nothing here.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    [.fullAccess, .writeOnly].contains(await state.requestWriteOnlyAccess())
  }

  /// Asks the user, unless that is decided, to let the app see, add and change reminders.
  ///
  /// - Throws: Nothing here.
  open func requestFullAccessToReminders() async throws -> Bool {
    await ReminderPermission.current.request() == .fullAccess
  }

  /// Asks for full access to events or reminders, as before iOS 17.
  ///
  /// - Throws: Nothing here.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    entityType == .event ? try await requestFullAccessToEvents() : try await requestFullAccessToReminders()
  }

  /// As ``requestFullAccessToEvents()``.
  ///
  /// - Parameter completion: Called outside of the main actor.
  @preconcurrency open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    Task { completion(try await requestFullAccessToEvents(), nil) }
  }

  /// As ``requestWriteOnlyAccessToEvents()``.
  ///
  /// - Parameter completion: Called outside of the main actor.
  @preconcurrency open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { Task { completion(try await requestWriteOnlyAccessToEvents(), nil) } }

  /// As ``requestFullAccessToReminders()``.
  ///
  /// - Parameter completion: Called outside of the main actor.
  @preconcurrency open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { Task { completion(try await requestFullAccessToReminders(), nil) } }

  /// As ``requestAccess(to:)``.
  ///
  /// - Parameter completion: Called outside of the main actor.
  @preconcurrency open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { Task { completion(try await requestAccess(to: entityType), nil) } }

  // MARK: - Calendars

  /// The accounts: the device itself.
  open var sources: [EKSource] { [.device] }
  /// The account of an identifier.
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  /// The calendars that the app may see.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { state.calendars(of: entityType, in: nil) }

  /// The calendar of an identifier; nil for one that the app may not see.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
  }

  /// Where new events belong: the first calendar that can be changed; nil without permission.
  open var defaultCalendarForNewEvents: EKCalendar? {
    calendars(for: .event).first(where: \.allowsContentModifications)
  }

  /// Where new reminders belong: the first list that can be changed; nil without permission.
  open func defaultCalendarForNewReminders() -> EKCalendar? {
    calendars(for: .reminder).first(where: \.allowsContentModifications)
  }

  /// Saves a calendar.
  ///
  /// - Parameter commit: Whether it is saved at once, or by ``commit()``.
  /// - Throws: ``EKError`` without permission, and for a calendar that cannot be changed.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try allow(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
    guard !calendar.isImmutable else { throw EKError(.calendarIsImmutable) }
    perform(commit, "Save the calendar \(calendar.title)") { [state] in
      state.save(calendar.values)
      calendar.noteSaved()
    }
  }

  /// Removes a calendar with all that it has.
  ///
  /// - Parameter commit: Whether it is removed at once, or by ``commit()``.
  /// - Throws: ``EKError`` without permission, and for a calendar that cannot be changed.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try allow(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
    guard !calendar.isImmutable else { throw EKError(.calendarIsImmutable) }
    perform(commit, "Remove the calendar \(calendar.title)") { [state] in
      state.removeCalendar(calendar.calendarIdentifier)
    }
  }

  /// Notes a calendar that may not be saved yet.
  func note(_ calendar: EKCalendar) {
    stored.withUncheckedLock { $0.calendars[calendar.calendarIdentifier] = calendar }
  }

  func known(_ identifier: String) -> EKCalendar? {
    state.calendar(identifier).map(EKCalendar.init(saved:))
      ?? stored.withUncheckedLock { $0.calendars[identifier] }
  }

  // MARK: - Changes

  /// Saves what was saved or removed without a commit.
  ///
  /// - Throws: Nothing here.
  open func commit() throws {
    let pending = stored.withUncheckedLock { values in
      defer { values.pending = [] }
      return values.pending
    }
    guard !pending.isEmpty else { return }
    for change in pending { change() }
    state.notify()
  }

  /// Forgets what was saved or removed without a commit.
  open func reset() { stored.withUncheckedLock { $0 = Values() } }

  /// Reads calendars of servers again: there are none.
  open func refreshSourcesIfNecessary() {}

  /// - Throws: ``EKError`` unless the user has allowed changes.
  func allow(_ type: EKEntityType) throws {
    let status = state.status(for: type)
    guard status == .fullAccess || (type == .event && status == .writeOnly) else {
      throw EKError(.eventStoreNotAuthorized)
    }
  }

  /// Makes a change at once, or keeps it for the commit.
  func perform(_ isCommitted: Bool, _ text: String, _ change: @escaping () -> Void) {
    stored.withUncheckedLock {
      $0.pending.append {
        change()
        LoggedEntry(category: "EventKit", text: text).write()
      }
    }
    if isCommitted { try? commit() }
  }
}
