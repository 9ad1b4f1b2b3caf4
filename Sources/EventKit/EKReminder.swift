import Foundation
import UnderstudyWorld

/// What a reminder has beside an item, as values.
struct ReminderValues: Hashable, Sendable {
  var start: DateComponents?
  var due: DateComponents?
  var completed: Date?
  var isCompleted = false
  var priority = 0

  /// When it is due; nil for a reminder that is never.
  var dueDate: Date? { due.flatMap { ($0.calendar ?? Calendar(identifier: .gregorian)).date(from: $0) } }
}

/// How important a reminder is. Source: Apple's page "EKReminderPriority".
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }

/// A reminder of a list. Source: Apple's page "EKReminder".
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Makes a reminder, which the app saves by the store.
  public convenience init(eventStore: EKEventStore) { self.init(ItemValues(), isSaved: false, in: eventStore) }

  /// When it can be begun.
  open var startDateComponents: DateComponents? {
    get { values.reminder.start }
    set { values.reminder.start = newValue }
  }
  /// When it is due.
  open var dueDateComponents: DateComponents? {
    get { values.reminder.due }
    set { values.reminder.due = newValue }
  }
  /// Whether it is done. To set it sets ``completionDate`` to the time of the app's clock, or takes it away.
  open var isCompleted: Bool {
    get { values.reminder.isCompleted }
    set {
      values.reminder.isCompleted = newValue
      values.reminder.completed = newValue ? SystemDate.now : nil
    }
  }
  /// When it was done. To set it makes it done; nil makes it not done.
  open var completionDate: Date? {
    get { values.reminder.completed }
    set {
      values.reminder.completed = newValue
      values.reminder.isCompleted = newValue != nil
    }
  }
  /// How important it is: 0 for no priority, 1 for the highest, 9 for the lowest.
  open var priority: Int {
    get { values.reminder.priority }
    set { values.reminder.priority = newValue }
  }

  @discardableResult open override func refresh() -> Bool {
    guard let saved = CalendarState.current.reminder(values.identifier) else { return false }
    if !hasChanges { note(saved: saved) }
    return true
  }
}
