import Foundation
import UnderstudyCore

/// What entries are for. Source: Apple's page "OSLog".
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
  }

  /// Entries of a part of an app.
  public convenience init(subsystem: String, category: String) { self.init(subsystem, category, isDisabled: false) }

  /// Entries of a category of the system's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Entries without a subsystem.
  public static let `default` = OSLog("", "", isDisabled: false)
  /// Entries that are not written.
  public static let disabled = OSLog("", "", isDisabled: true)

  /// Whether entries of a level are written: all are, except those of ``disabled``.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// Whether marks are written: all are, except those of ``disabled``.
  public var signpostsEnabled: Bool { !isDisabled }

  func write(_ message: OSLogMessage, _ type: OSLogType) {
    guard !isDisabled else { return }
    LoggedEntry(
      subsystem: subsystem, category: category, level: type.level, text: message.text, publicText: message.publicText
    ).write()
  }

  /// A category that has a meaning for tools.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Makes a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Marks of places of interest.
    public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
    /// Marks that a tool turns on.
    public static let dynamicTracing = Self(rawValue: "DynamicTracing")
    /// Marks with the stack of calls, which a tool turns on.
    public static let dynamicStackTracing = Self(rawValue: "DynamicStackTracing")
  }
}

/// Writes an entry in the spelling of `printf`; `%{public}@` and its like say what the log of a device shows.
///
/// - Parameters:
///   - message: The text with a place for each value.
///   - dso: Has no effect.
///   - log: What the entry is for.
///   - type: The level.
///   - args: The values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) { log.write(OSLogMessage(format: "\(message)", args), type) }

/// Writes an entry of a level.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, type)
}

/// Writes an entry of the usual level.
public func os_log(_ message: OSLogMessage, log: OSLog = .default) { log.write(message, .default) }
