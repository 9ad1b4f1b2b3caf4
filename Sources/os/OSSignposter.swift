/// Marks places and intervals for tools that measure, which are not here: nothing is written. Source: Apple's page
/// "OSSignposter".
public struct OSSignposter: Sendable {
  /// Marks for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Marks for a category of the system's.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Marks for what a log is for.
  public init(logHandle: OSLog) {}
  /// Marks for what a logger writes for.
  public init(logger: Logger) {}
  /// Marks without a subsystem.
  public init() {}

  /// Marks for a profiler, which is not there.
  public static let disabled = OSSignposter()
  /// Whether marks are recorded: they are not.
  public var isEnabled: Bool { false }

  /// A number for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// A number for an interval of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Marks a place.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a place with a text.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Begins an interval with a text.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a text.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks what a closure does.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// The number of an interval.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  /// Takes a number.
  public init(_ value: UInt64) { rawValue = value }
  /// A number for a log.
  public init(log: OSLog) { rawValue = 1 }
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(~0)
  public static let null = OSSignpostID(0)
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {}

/// What a mark is.
public enum OSSignpostType: UInt8, Sendable { case event = 0, begin, end }

/// Marks a place or an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a place or an interval with a text.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
