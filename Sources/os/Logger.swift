import Foundation

/// Writes what an app notes about itself into the event log of the app under test. Source: Apple's page "Logger".
///
/// What another thread than the main one notes, and what is noted outside of an app, goes to standard error.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  /// Writes for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app, or its part, in reverse domain notation.
  ///   - category: What entries are about; it stands before each.
  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  /// Writes for what an ``OSLog`` is for.
  public init(_ logObj: OSLog) { (subsystem, category) = (logObj.subsystem, logObj.category) }

  /// Writes without a subsystem.
  public init() { (subsystem, category) = ("", "") }

  /// Writes an entry of the usual level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes an entry of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogEntry(subsystem: subsystem, category: category, level: level, text: message.text).write()
  }
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
  public let rawValue: UInt8
  /// Makes a level of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = Self(0)
  public static let info = Self(1)
  public static let debug = Self(2)
  public static let error = Self(16)
  public static let fault = Self(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// A text of an entry, with values in it. Source: Apple's page "OSLogMessage".
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Takes a literal without values.
  public init(stringLiteral value: String) { text = value }
  /// Takes a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of an entry's text. Each value is written as it is: who runs a test may see what is private.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value by its description.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.pad("\(value())") }

  /// Adds a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.pad(format.text(number())) }

  /// Adds a number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.pad(format.text(number())) }

  /// Adds a number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.pad(format.text(Double(number()))) }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    text += format == .truth ? "\(value)" : value ? "yes" : "no"
  }

  /// Adds a type by its name.
  public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
    text += "\(value())"
  }
}

/// Who may see a value: who runs a test sees all. Source: Apple's page "OSLogPrivacy".
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands in the place of a value that is not shown.
  public enum Mask: Sendable { case hash, none }
  private let name: String
  public static var auto: Self { Self(name: "auto") }
  public static var `public`: Self { Self(name: "public") }
  public static var `private`: Self { Self(name: "private") }
  public static var sensitive: Self { Self(name: "sensitive") }
  public static func auto(mask: Mask) -> Self { .auto }
  public static func `private`(mask: Mask) -> Self { .private }
  public static func sensitive(mask: Mask) -> Self { .sensitive }
}

/// How many characters a value takes at least.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool
  public static var none: Self { Self(columns: 0, isLeft: true) }
  public static func left(columns: Int) -> Self { Self(columns: columns, isLeft: true) }
  public static func right(columns: Int) -> Self { Self(columns: columns, isLeft: false) }

  func pad(_ text: String) -> String {
    let space = String(repeating: " ", count: min(max(columns - text.count, 0), 1_000))
    return isLeft ? text + space : space + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool
  public static var decimal: Self { Self(radix: 10, isUppercase: false) }
  public static var hex: Self { Self(radix: 16, isUppercase: false) }
  public static var octal: Self { Self(radix: 8, isUppercase: false) }
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
    -> Self
  {
    Self(radix: 16, isUppercase: uppercase)
  }

  func text(_ number: some BinaryInteger) -> String { String(number, radix: radix, uppercase: isUppercase) }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let digits: Int
  public static var fixed: Self { fixed(precision: 6) }
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
    Self(digits: min(max(precision, 0), 20))
  }
  public static var hybrid: Self { fixed }
  public static var exponential: Self { fixed }

  func text(_ number: Double) -> String { String(format: "%.\(digits)f", number) }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable { case truth, answer }
