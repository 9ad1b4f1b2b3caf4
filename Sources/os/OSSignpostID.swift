import Foundation
import UnderstudyTime

/// The number of an interval. Source: Apple's page "OSSignpostID".
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number itself.
  public let rawValue: UInt64
  /// Takes a number.
  public init(_ value: UInt64) { rawValue = value }
  /// A number that no other interval has.
  public init(log: OSLog) { self = .unique() }
  /// A number for the intervals of an object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  private static let count = Guarded<UInt64>(0)

  static func unique() -> Self {
    Self(
      count.withLock {
        $0 += 1
        return $0
      })
  }

  /// For intervals of a name that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// A number for errors.
  public static let invalid = OSSignpostID(~0)
  /// No number.
  public static let null = OSSignpostID(0)

  /// Whether a number was given out before another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What a mark stands for. Source: Apple's page "OSSignpostType".
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  /// Makes a kind of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A place.
  public static let event = Self(rawValue: 0)
  /// The begin of an interval.
  public static let begin = Self(rawValue: 1)
  /// The end of an interval.
  public static let end = Self(rawValue: 2)

  fileprivate var name: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// Marks a place, or one of the ends of an interval, in the event log. Source: Apple's page "os_signpost".
///
/// - Parameters:
///   - type: What the mark stands for.
///   - dso: Has no effect.
///   - log: What the mark is for.
///   - name: The interval's name.
///   - signpostID: Tells intervals of the same name apart.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { log.mark(type.name, name) }

/// Marks a place, or one of the ends of an interval, with a text in the spelling of `printf`.
///
/// - Parameters:
///   - type: What the mark stands for.
///   - dso: Has no effect.
///   - log: What the mark is for.
///   - name: The interval's name.
///   - signpostID: Tells intervals of the same name apart.
///   - format: The text with a place for each value.
///   - arguments: The values.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) { log.mark(type.name, name, OSLogMessage(format: "\(format)", arguments)) }
