import Foundation

/// Why a store refuses something. Source: Apple's page "EKError".
public struct EKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The event or reminder is no longer in the store.
    case eventNotMutable = 0
    /// The event or reminder has no calendar to be saved in.
    case noCalendar = 1
    /// The event does not say when it begins.
    case noStartDate = 2
    /// The event does not say when it ends.
    case noEndDate = 3
    /// The event ends before it begins.
    case datesInverted = 4
    /// The store itself has failed.
    case internalFailure = 5
    /// The calendar does not allow changes, as one that is subscribed to.
    case calendarReadOnly = 6
    /// A repetition would begin before the one ahead of it ends.
    case startDateCollidesWithOtherOccurrence = 10
    /// The object is of another store.
    case objectBelongsToDifferentStore = 11
    /// The change can be of one repetition or of all that follow, not of this.
    case invalidSpan = 13
    /// The calendar has no account.
    case calendarHasNoSource = 14
    /// The calendar itself cannot be saved or removed.
    case calendarIsImmutable = 16
    /// A reminder that repeats needs a due date.
    case recurringReminderRequiresDueDate = 18
    /// The calendar takes reminders only.
    case calendarDoesNotAllowEvents = 22
    /// The calendar takes events only.
    case calendarDoesNotAllowReminders = 23
    /// A priority is from 0 to 9.
    case priorityIsInvalid = 26
    /// The kind is neither event nor reminder.
    case invalidEntityType = 27
    /// The app may not use events, or reminders: it has not asked, or the user has refused.
    case eventStoreNotAuthorized = 29
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { EKErrorDomain }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reason for the user, by Foundation's key.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The event or reminder has no calendar to be saved in.
  public static var noCalendar: Code { .noCalendar }
  /// The calendar does not allow changes, as one that is subscribed to.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The app may not use events, or reminders: it has not asked, or the user has refused.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }

  /// The reason for the user.
  public var errorDescription: String? {
    switch code {
    case .eventNotMutable: "That event does not exist."
    case .noCalendar: "No calendar has been set."
    case .noStartDate: "No start date has been set."
    case .noEndDate: "No end date has been set."
    case .datesInverted: "The start date must be before the end date."
    case .internalFailure: "An internal error occurred."
    case .calendarReadOnly: "That calendar does not allow changes."
    case .startDateCollidesWithOtherOccurrence: "There is another occurrence of the event at that time."
    case .objectBelongsToDifferentStore: "That belongs to a different event store than this one."
    case .invalidSpan: "That span is not one of an event."
    case .calendarHasNoSource: "The calendar has no source."
    case .calendarIsImmutable: "That calendar may not be changed or deleted."
    case .recurringReminderRequiresDueDate: "A repeating reminder must have a due date."
    case .calendarDoesNotAllowEvents: "That calendar does not allow events to be added to it."
    case .calendarDoesNotAllowReminders: "That calendar does not allow reminders to be added to it."
    case .priorityIsInvalid: "The priority must be from 0 to 9."
    case .invalidEntityType: "The calendar is for neither events nor reminders."
    case .eventStoreNotAuthorized: "The app may not use the calendar."
    }
  }
}

/// The domain of errors of a store.
public let EKErrorDomain = "EKErrorDomain"
