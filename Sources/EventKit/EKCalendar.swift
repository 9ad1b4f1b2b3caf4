import Foundation
import Understudy
import UnderstudyTime

/// The kind of a calendar. Source: Apple's page "EKCalendarType".
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }

/// Which availabilities the events of a calendar can have. Source: Apple's page "EKCalendarEventAvailabilityMask".
public struct EKCalendarEventAvailabilityMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time is taken.
  public static let busy = Self(rawValue: 1 << 0)
  /// The time is not taken, as for a birthday.
  public static let free = Self(rawValue: 1 << 1)
  /// The time may be taken: the user has not decided.
  public static let tentative = Self(rawValue: 1 << 2)
  /// The user is away.
  public static let unavailable = Self(rawValue: 1 << 3)
}

/// A calendar of events, or a list of reminders. Source: Apple's page "EKCalendar".
///
/// At first the device has "Calendar" for events and "Reminders" for reminders. Two of the same identifier are equal.
open class EKCalendar: EKObject, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var identifier = UUID().uuidString
    var title = ""
    var color = CGColor(red: 0.1, green: 0.68, blue: 0.97, alpha: 1)
    var entities: EKEntityMask
    var allowsChanges = true
  }

  private let stored: Guarded<(now: Values, saved: Values?)>

  init(saved values: Values) { stored = Guarded((values, values)) }

  /// Makes a calendar that is not saved yet.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    stored = Guarded((Values(entities: entityType == .event ? .event : .reminder), nil))
  }

  var values: Values {
    get { stored.withLock { $0.now } }
    set { stored.withLock { $0.now = newValue } }
  }

  func noteSaved() { stored.withLock { $0.saved = $0.now } }

  open override var hasChanges: Bool { stored.withLock { $0.now != $0.saved } }
  open override var isNew: Bool { stored.withLock { $0.saved == nil } }
  open override func reset() { stored.withLock { if let saved = $0.saved { $0.now = saved } } }

  /// The account. To set it has no effect, as there is one.
  open var source: EKSource! {
    get { .device }
    set {}
  }
  /// Identifies the calendar.
  public var calendarIdentifier: String { values.identifier }
  /// The name for the user.
  open var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The color of its events.
  open var cgColor: CGColor! {
    get { values.color }
    set { if let newValue { values.color = newValue } }
  }
  /// The kind: on the device.
  public var type: EKCalendarType { .local }
  /// Whether events and reminders can be added and changed.
  public var allowsContentModifications: Bool { values.allowsChanges }
  /// Whether the calendar itself cannot be changed or removed.
  public var isImmutable: Bool { !values.allowsChanges }
  /// Whether the calendar is another's, which is never so here.
  public var isSubscribed: Bool { false }
  /// What the calendar can have.
  public var allowedEntityTypes: EKEntityMask { values.entities }
  /// Which availabilities its events can have.
  public var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free, .tentative, .unavailable] }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
  }
  open override var hash: Int { calendarIdentifier.hashValue }
}
