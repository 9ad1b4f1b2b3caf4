import Foundation

/// What entries are for. Source: Apple's page "OSLog".
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String

  /// Entries of a part of an app.
  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  /// Entries of a category of the system's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Entries without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Entries that go nowhere elsewhere; here they are written as others are.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Whether entries of a level are written: all are.
  public func isEnabled(type: OSLogType) -> Bool { true }

  /// A category that has a meaning for tools.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Marks of places of interest.
    public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
  }
}

/// Writes an entry in the spelling of `printf`; `%{public}@` and its like are written as `%@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  var format = ""
  var rest = Substring("\(message)")
  while let start = rest.range(of: "%{") {
    format += rest[..<start.lowerBound] + "%"
    let end = rest[start.upperBound...].firstIndex(of: "}").map { rest.index(after: $0) } ?? rest.endIndex
    rest = rest[end...]
  }
  format += rest
  let text = args.isEmpty ? format : String(format: format, arguments: args)
  LogEntry(subsystem: log.subsystem, category: log.category, level: type, text: text).write()
}

/// Writes an entry of a level.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage) {
  LogEntry(subsystem: log.subsystem, category: log.category, level: type, text: message.text).write()
}

/// Writes an entry of the usual level.
public func os_log(_ message: OSLogMessage, log: OSLog = .default) { os_log(.default, log: log, message) }
