import Foundation
import UnderstudyCore
import UnderstudyWorld

/// What a store's predicates ask for.
final class ItemPredicate: NSPredicate {
  enum Condition: Sendable {
    case events(Range<Date>)
    case reminders
    case incomplete(Date?, Date?)
    case completed(Date?, Date?)

    /// - Parameter calendars: The identifiers of the calendars; nil for all.
    func accepts(_ item: ItemValues, in calendars: [String]?) -> Bool {
      guard calendars?.contains(item.calendar ?? "") != false else { return false }
      let reminder = item.reminder
      switch self {
      case .events, .reminders: return true
      case .incomplete(let first, let last): return !reminder.isCompleted && Self.isIn(first, last, reminder.dueDate)
      case .completed(let first, let last): return reminder.isCompleted && Self.isIn(first, last, reminder.completed)
      }
    }

    /// Without limits, what has no date is accepted, too.
    private static func isIn(_ first: Date?, _ last: Date?, _ date: Date?) -> Bool {
      guard first != nil || last != nil else { return true }
      guard let date else { return false }
      return date >= first ?? .distantPast && date <= last ?? .distantFuture
    }
  }

  let condition: Condition
  /// The identifiers of the calendars; nil for all.
  let calendars: [String]?

  init(_ condition: Condition, _ calendars: [EKCalendar]?) {
    self.condition = condition
    self.calendars = calendars?.map(\.calendarIdentifier)
    super.init(value: true)
  }

  /// There are no archives of them: never called.
  required init?(coder: NSCoder) { nil }
}

extension EKEventStore {
  /// At most four years of events can be asked for.
  private static let longest: TimeInterval = 1461 * 24 * 60 * 60

  // MARK: - Events

  /// Asks for the events of a time.
  ///
  /// - Parameters:
  ///   - startDate: The beginning of the time.
  ///   - endDate: Its end; four years later at most.
  ///   - calendars: Those that they are in; nil for all.
  public func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
  {
    let end = min(max(endDate, startDate), startDate + Self.longest)
    return ItemPredicate(.events(startDate..<end), calendars)
  }

  /// The events that a predicate of ``predicateForEvents(withStart:end:calendars:)`` asks for, the first one first; none without permission
  /// to see them. What is not committed is not among them.
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard let predicate = predicate as? ItemPredicate, case .events(let range) = predicate.condition else {
      RuntimeLog.fail(.framework, "EKEventStore: the predicate is not one that the store has made for events.")
      return []
    }
    guard state.status(for: .event) == .fullAccess else { return [] }
    return state.events.filter { predicate.condition.accepts($0, in: predicate.calendars) }
      .flatMap { $0.occurrences(in: range) }
      .sorted { ($0.event.start ?? .distantFuture) < ($1.event.start ?? .distantFuture) }
      .map { EKEvent($0, isSaved: true, in: self) }
  }

  /// Gives the events that a predicate asks for one by one, until the block sets its second value.
  public func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, inout Bool) -> Void) {
    var stops = false
    for event in events(matching: predicate) where !stops { block(event, &stops) }
  }

  /// The event of an identifier, or the first one of an event that repeats; nil for one that the app may not see.
  public func event(withIdentifier identifier: String) -> EKEvent? {
    guard state.status(for: .event) == .fullAccess else { return nil }
    return state.event(identifier).map { EKEvent(state.first(of: $0), isSaved: true, in: self) }
  }

  /// The event or reminder of an identifier; nil for one that the app may not see.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    if let event = event(withIdentifier: identifier) { return event }
    guard state.status(for: .reminder) == .fullAccess else { return nil }
    return state.reminder(identifier).map { EKReminder($0, isSaved: true, in: self) }
  }

  /// The events and reminders of an identifier of a server; here it is that of the device.
  public func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
    calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
  }

  /// Saves an event at once.
  ///
  /// - Parameter span: Which occurrences of one that repeats change.
  /// - Throws: ``EKError`` without permission, and for an event without calendar or times.
  public func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

  /// Saves an event.
  ///
  /// - Parameters:
  ///   - span: Which occurrences of one that repeats change.
  ///   - commit: Whether it is saved at once, or by ``commit()``.
  /// - Throws: ``EKError`` without permission, and for an event without calendar or times.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try allow(.event)
    try check(event, .event, else: .calendarDoesNotAllowEvents)
    guard let start = event.startDate else { throw EKError(.noStartDate) }
    guard let end = event.endDate else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    guard event.hasChanges else { return }
    perform(commit, "Save \(event.title ?? "an event")") { [state] in
      event.note(saved: state.save(event.values, from: event.saved, span: span))
    }
  }

  /// Removes an event at once.
  ///
  /// - Parameter span: Which occurrences of one that repeats go.
  /// - Throws: ``EKError`` without permission, and for an event that is not saved.
  public func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

  /// Removes an event.
  ///
  /// - Parameters:
  ///   - span: Which occurrences of one that repeats go.
  ///   - commit: Whether it is removed at once, or by ``commit()``.
  /// - Throws: ``EKError`` without permission, and for an event that is not saved.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try allow(.event)
    guard let saved = event.saved, state.event(saved.identifier) != nil else { throw EKError(.eventNotMutable) }
    try check(event, .event, else: .calendarDoesNotAllowEvents)
    perform(commit, "Remove \(event.title ?? "an event")") { [state] in
      _ = state.remove(saved, span: span)
      event.noteRemoved()
    }
  }

  private func check(_ item: EKCalendarItem, _ mask: EKEntityMask, else code: EKError.Code) throws {
    guard item.store === self else { throw EKError(.objectBelongsToDifferentStore) }
    guard let calendar = item.calendar else { throw EKError(.noCalendar) }
    guard calendar.allowedEntityTypes.contains(mask) else { throw EKError(code) }
    guard calendar.allowsContentModifications else { throw EKError(.calendarReadOnly) }
  }

  // MARK: - Reminders

  /// Asks for all reminders.
  ///
  /// - Parameter calendars: The lists that they are in; nil for all.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { ItemPredicate(.reminders, calendars) }

  /// Asks for the reminders that are not done.
  ///
  /// - Parameters:
  ///   - startDate: They are due at it or later; nil for any time.
  ///   - endDate: They are due at it or earlier; nil for any time.
  ///   - calendars: The lists that they are in; nil for all.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { ItemPredicate(.incomplete(startDate, endDate), calendars) }

  /// Asks for the reminders that are done.
  ///
  /// - Parameters:
  ///   - startDate: They were done at it or later; nil for any time.
  ///   - endDate: They were done at it or earlier; nil for any time.
  ///   - calendars: The lists that they are in; nil for all.
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { ItemPredicate(.completed(startDate, endDate), calendars) }

  /// Reads the reminders that a predicate asks for.
  ///
  /// - Parameter completion: Called outside of the main actor; gets nil without permission.
  /// - Returns: What ``cancelFetchRequest(_:)`` takes.
  @preconcurrency @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    guard let predicate = predicate as? ItemPredicate else {
      RuntimeLog.fail(.framework, "EKEventStore: the predicate is not one that the store has made for reminders.")
      return Task<Void, Never> { completion(nil) }
    }
    let (condition, calendars) = (predicate.condition, predicate.calendars)
    return Task<Void, Never> {
      guard !Task.isCancelled else { return }
      guard state.status(for: .reminder) == .fullAccess else { return completion(nil) }
      let found = state.reminders.filter { condition.accepts($0, in: calendars) }
      completion(found.map { EKReminder($0, isSaved: true, in: self) })
    }
  }

  /// Ends what ``fetchReminders(matching:completion:)`` has begun, if it has not read anything yet.
  public func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? Task<Void, Never>)?.cancel() }

  /// Saves a reminder.
  ///
  /// - Parameter commit: Whether it is saved at once, or by ``commit()``.
  /// - Throws: ``EKError`` without permission, and for a reminder without list.
  public func save(_ reminder: EKReminder, commit: Bool) throws {
    try allow(.reminder)
    try check(reminder, .reminder, else: .calendarDoesNotAllowReminders)
    guard (0...9).contains(reminder.priority) else { throw EKError(.priorityIsInvalid) }
    guard !reminder.hasRecurrenceRules || reminder.dueDateComponents != nil else {
      throw EKError(.recurringReminderRequiresDueDate)
    }
    guard reminder.hasChanges else { return }
    perform(commit, "Save \(reminder.title ?? "a reminder")") { [state] in
      var values = reminder.values
      values.modified = SystemDate.now
      values.created = values.created ?? values.modified
      state.putReminder(values)
      reminder.note(saved: values)
    }
  }

  /// Removes a reminder.
  ///
  /// - Parameter commit: Whether it is removed at once, or by ``commit()``.
  /// - Throws: ``EKError`` without permission, and for a reminder that is not saved.
  public func remove(_ reminder: EKReminder, commit: Bool) throws {
    try allow(.reminder)
    guard let saved = reminder.saved, state.reminder(saved.identifier) != nil else { throw EKError(.eventNotMutable) }
    try check(reminder, .reminder, else: .calendarDoesNotAllowReminders)
    perform(commit, "Remove \(reminder.title ?? "a reminder")") { [state] in
      state.removeReminder(saved.identifier)
      reminder.noteRemoved()
    }
  }
}
