import Foundation

/// What an event has beside an item, as values.
struct EventValues: Hashable, Sendable {
  var start: Date?
  var end: Date?
  var isAllDay = false
  var availability = EKEventAvailability.busy
  var place: EKStructuredLocation.Values?
  /// When the occurrence is by the rule; nil for an event that does not repeat.
  var occurrence: Date?
  /// Whether the occurrence differs from the others.
  var isDetached = false
  /// The occurrences that are left out.
  var exceptions: Set<Date> = []
}

/// Whether others can plan something at the time of an event. Source: Apple's page "EKEventAvailability".
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }

/// Whether an event is confirmed. Source: Apple's page "EKEventStatus".
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

/// An event of a calendar, or one occurrence of an event that repeats. Source: Apple's page "EKEvent".
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Makes an event without times, which the app saves by the store.
  public convenience init(eventStore: EKEventStore) { self.init(ItemValues(), isSaved: false, in: eventStore) }

  /// Identifies the event; nil before it is saved. The occurrences of one that repeats have the same.
  public var eventIdentifier: String! { saved?.identifier }
  /// When it begins.
  open var startDate: Date! {
    get { values.event.start }
    set { values.event.start = newValue }
  }
  /// When it ends.
  open var endDate: Date! {
    get { values.event.end }
    set { values.event.end = newValue }
  }
  /// Whether it takes the whole day.
  open var isAllDay: Bool {
    get { values.event.isAllDay }
    set { values.event.isAllDay = newValue }
  }
  /// Whether others can plan something at its time.
  open var availability: EKEventAvailability {
    get { values.event.availability }
    set { values.event.availability = newValue }
  }
  /// The place; its title is the item's `location`.
  open var structuredLocation: EKStructuredLocation? {
    get { values.event.place.map { EKStructuredLocation($0) } }
    set {
      values.event.place = newValue?.values
      values.location = newValue?.title
    }
  }
  /// Whether the event is confirmed: always ``EKEventStatus/none``, as an event here has no other participants.
  public var status: EKEventStatus { .none }
  /// When the occurrence is by the rule of the event; the beginning of an event that does not repeat.
  public var occurrenceDate: Date! { values.event.occurrence ?? values.event.start }
  /// Whether the occurrence differs from the others.
  public var isDetached: Bool { values.event.isDetached }
  /// The contact whose birthday it is: none.
  public var birthdayContactIdentifier: String? { nil }

  /// Which one begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture)
  }

  @discardableResult open override func refresh() -> Bool {
    let own = values
    guard let saved = CalendarState.current.event(own.identifier) else { return false }
    if !hasChanges {
      note(saved: own.event.occurrence.map { saved.occurrence(at: $0) } ?? saved)
    }
    return true
  }
}

extension ItemValues {
  /// How long the event takes, in seconds.
  var duration: TimeInterval {
    guard let start = event.start, let end = event.end else { return 0 }
    return max(end.timeIntervalSince(start), 0)
  }

  /// One occurrence of an event that repeats.
  func occurrence(at date: Date) -> ItemValues {
    var values = self
    (values.event.start, values.event.end, values.event.occurrence) = (date, date + duration, date)
    values.event.exceptions = []
    return values
  }

  /// What of the event is at some time: the event, or its occurrences.
  func occurrences(in range: Range<Date>) -> [ItemValues] {
    guard let start = event.start else { return [] }
    let duration = duration
    func isIn(_ date: Date) -> Bool {
      date < range.upperBound && (date + duration > range.lowerBound || date >= range.lowerBound)
    }
    guard let rule = rules.first, !event.isDetached else { return isIn(start) ? [self] : [] }
    return rule.dates(from: start, in: (range.lowerBound - duration)..<range.upperBound, timeZone: timeZone)
      .filter { isIn($0) && !event.exceptions.contains($0) }.map(occurrence)
  }
}
