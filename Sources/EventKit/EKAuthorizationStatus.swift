/// Whether the app may use events or reminders. Source: Apple's page "EKAuthorizationStatus".
public enum EKAuthorizationStatus: Int, Sendable, CustomStringConvertible {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  /// The name of ``fullAccess`` before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }

  /// The name of the case.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .fullAccess: "fullAccess"
    case .writeOnly: "writeOnly"
    }
  }
}

/// What a calendar has. Source: Apple's page "EKEntityType".
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// What a calendar can have. Source: Apple's page "EKEntityMask".
public struct EKEntityMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The calendar takes events.
  public static let event = Self(rawValue: 1 << 0)
  /// The calendar takes reminders: it is a list.
  public static let reminder = Self(rawValue: 1 << 1)
}

/// Which occurrences of a repeating event a change is for. Source: Apple's page "EKSpan".
public enum EKSpan: Int, Sendable {
  /// The one occurrence.
  case thisEvent
  /// The occurrence and all later ones.
  case futureEvents
}
