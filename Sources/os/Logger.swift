import Foundation
import UnderstudyCore

/// Writes what an app notes about itself into the event log of the app under test. Source: Apple's page "Logger".
///
/// What another thread than the main one notes is in the log in the app's next turn; what is noted outside of an app goes to standard
/// error.
public struct Logger: Sendable {
  let log: OSLog

  /// Writes for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app, or its part, in reverse domain notation.
  ///   - category: What entries are about; it stands before each.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes for what an ``OSLog`` is for.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes without a subsystem.
  public init() { log = .default }

  /// Writes an entry of the usual level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes an entry of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }
  /// Writes an entry that helps to follow the code.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes an entry for who looks for errors.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes an entry that may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes an entry of the usual level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes an entry about something to be looked at.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an entry about an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an entry about an error that must not happen.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes an entry about an error that must not happen.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// How important an entry is. Source: Apple's page "OSLogType".
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8
  /// Makes a level of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A notice.
  public static let `default` = Self(0)
  /// What may help.
  public static let info = Self(1)
  /// What helps who looks for errors.
  public static let debug = Self(2)
  /// An error.
  public static let error = Self(16)
  /// An error that must not happen.
  public static let fault = Self(17)

  /// The level in the event log.
  package var level: LoggedEntry.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .fault
    default: .notice
    }
  }
}
