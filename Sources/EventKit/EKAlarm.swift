import Foundation
import UnderstudyTime

/// When the device moves in or out, for an alarm. Source: Apple's page "EKAlarmProximity".
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }

/// Reminds of an event or a reminder. Kept: the alert would be the system's calendar's. Source: Apple's page "EKAlarm".
open class EKAlarm: EKObject, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var date: Date?
    var offset: TimeInterval = 0
    var place: EKStructuredLocation.Values?
    var proximity = EKAlarmProximity.none
  }

  private let stored: Guarded<Values>
  var values: Values {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  init(_ values: Values) { stored = Guarded(values) }

  /// Makes an alarm at the beginning.
  public convenience override init() { self.init(Values()) }
  /// Makes an alarm at a time.
  public convenience init(absoluteDate date: Date) { self.init(Values(date: date)) }
  /// Makes an alarm at a distance from the beginning.
  ///
  /// - Parameter offset: In seconds; less than 0 for one before.
  public convenience init(relativeOffset offset: TimeInterval) { self.init(Values(offset: offset)) }

  /// The time; nil for an alarm at a distance from the beginning. To set it makes the distance 0.
  open var absoluteDate: Date? {
    get { values.date }
    set {
      values.date = newValue
      if newValue != nil { values.offset = 0 }
    }
  }
  /// The distance from the beginning, in seconds; less than 0 for an alarm before. To set it takes the time away.
  open var relativeOffset: TimeInterval {
    get { values.offset }
    set {
      values.offset = newValue
      values.date = nil
    }
  }
  /// Where the alarm is.
  open var structuredLocation: EKStructuredLocation? {
    get { values.place.map(EKStructuredLocation.init) }
    set { values.place = newValue?.values }
  }
  /// Whether the alarm comes when the device moves in or out of the place.
  open var proximity: EKAlarmProximity {
    get { values.proximity }
    set { values.proximity = newValue }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? EKAlarm)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// A place of an event or an alarm. Source: Apple's page "EKStructuredLocation".
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var title: String?
    var place: CLLocation?
    var radius: Double = 0
  }

  private let stored: Guarded<Values>
  var values: Values {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  init(_ values: Values) { stored = Guarded(values) }

  /// Makes a place without a name.
  public convenience override init() { self.init(Values()) }
  /// Makes a place of a name.
  public convenience init(title: String) { self.init(Values(title: title)) }

  /// The name for the user.
  open var title: String? {
    get { values.title }
    set { values.title = newValue }
  }
  /// Where it is.
  open var geoLocation: CLLocation? {
    get { values.place }
    set { values.place = newValue }
  }
  /// How far around it an alarm comes, in meters; 0 for the system's distance.
  open var radius: Double {
    get { values.radius }
    set { values.radius = newValue }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? EKStructuredLocation)?.values == values }
  open override var hash: Int { values.hashValue }
}
