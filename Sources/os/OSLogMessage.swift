import Foundation

/// A text of an entry, with values in it. Source: Apple's page "OSLogMessage".
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// The text without values that are private.
  let publicText: String

  /// Takes a literal without values.
  public init(stringLiteral value: String) { (text, publicText) = (value, value) }
  /// Takes a literal with values.
  public init(stringInterpolation: OSLogInterpolation) {
    (text, publicText) = (stringInterpolation.text, stringInterpolation.publicText)
  }

  init(text: String, publicText: String) { (self.text, self.publicText) = (text, publicText) }
}

/// The parts of an entry's text. The event log has each value as it is, and beside that the text that a device's log has.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""
  fileprivate var publicText = ""

  /// Begins a text.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds what stands between values, which is public.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
    publicText += literal
  }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isPublic: Bool
  ) {
    text += align.pad(value)
    publicText += align.pad(privacy.shown(value, isPublic: isPublic))
  }

  /// Adds a value by its description; private unless it is a number.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let value = value()
    let isNumber = value is any BinaryInteger || value is any BinaryFloatingPoint
    append("\(value)", align, privacy, isPublic: isNumber)
  }

  /// Adds a whole number, which is public.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), align, privacy, isPublic: true) }

  /// Adds a number with a fraction, which is public.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), align, privacy, isPublic: true) }

  /// Adds a number with a fraction, which is public.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(Double(number())), align, privacy, isPublic: true) }

  /// Adds a truth value, which is public.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    append(format == .truth ? "\(value)" : value ? "yes" : "no", .none, privacy, isPublic: true)
  }

  /// Adds a type by its name, which is public.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append("\(value())", align, privacy, isPublic: true) }
}

/// Who may see a value. Source: Apple's page "OSLogPrivacy".
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands in the place of a value that is not shown.
  public enum Mask: Sendable { case hash, none }

  private enum Kind: Sendable { case auto, isPublic, isPrivate }
  private let kind: Kind
  private var mask = Mask.none

  private init(_ kind: Kind, _ mask: Mask = .none) { (self.kind, self.mask) = (kind, mask) }

  /// Numbers, truth values and types are public, anything else is private.
  public static var auto: Self { Self(.auto) }
  /// Every log shows the value.
  public static var `public`: Self { Self(.isPublic) }
  /// A device's log does not show the value.
  public static var `private`: Self { Self(.isPrivate) }
  /// A device's log does not show the value, whatever its settings.
  public static var sensitive: Self { Self(.isPrivate) }
  /// As ``auto``; a private value is replaced by a mask.
  public static func auto(mask: Mask) -> Self { Self(.auto, mask) }
  /// As ``private``, with a mask in the value's place.
  public static func `private`(mask: Mask) -> Self { Self(.isPrivate, mask) }
  /// As ``sensitive``, with a mask in the value's place.
  public static func sensitive(mask: Mask) -> Self { Self(.isPrivate, mask) }

  /// What a device's log has in the place of a value.
  func shown(_ value: String, isPublic: Bool) -> String {
    if kind == .isPublic || kind == .auto && isPublic { return value }
    guard mask == .hash else { return "<private>" }
    // Equal values have equal masks: the bits of FNV-1a.
    let hash = value.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "<mask.hash: '\(String(hash, radix: 36))'>"
  }
}

/// How many characters a value takes at least.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool
  /// As many as the value has.
  public static var none: Self { Self(columns: 0, isLeft: true) }
  /// The value is at the left.
  public static func left(columns: Int) -> Self { Self(columns: columns, isLeft: true) }
  /// The value is at the right.
  public static func right(columns: Int) -> Self { Self(columns: columns, isLeft: false) }

  func pad(_ text: String) -> String {
    let space = String(repeating: " ", count: min(max(columns - text.count, 0), 1_000))
    return isLeft ? text + space : space + text
  }
}
