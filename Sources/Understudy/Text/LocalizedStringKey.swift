import Foundation

/// The key of a localizable text, as written in source, with the values that it interpolates.
///
/// Numbers are written as the locale has them, by their specifiers: `"\(1234)"` is "1,234", `"\(0.5)"` is "0.500000" (F-10).
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text as written, with those values that are strings or whole numbers, in American English.
  private let text: String
  let arguments: [TextArgument]
  /// The key, where it is not made of the text.
  private let ownKey: String?
  private let isPlain: Bool

  /// Takes a string that is known at run time as the key; it has no interpolated values.
  public init(_ value: String) {
    (text, arguments, ownKey) = (value, [], nil)
    isPlain = !MarkdownText.hasSigns(value)
  }

  /// A key that is not what its text is made of.
  init(key: String, arguments: [TextArgument]) {
    (text, self.arguments, ownKey, isPlain) = ("", arguments, key, false)
  }

  /// Takes a literal without interpolated values as the key.
  public init(stringLiteral value: String) { self.init(value) }

  /// Takes an interpolated literal; each value gets a specifier in the key.
  public init(stringInterpolation: StringInterpolation) {
    (text, arguments, ownKey) = (stringInterpolation.text, stringInterpolation.arguments, nil)
    isPlain = stringInterpolation.isPlain
  }

  /// What the key says where no table has it and numbers are written in American English; nil where that is more than
  /// characters, or has to be found out.
  var plainText: String? { isPlain ? text : nil }

  /// The key of translations: `cups %lld`.
  var key: String {
    if let ownKey { return ownKey }
    guard !arguments.isEmpty else { return text }
    var key = ""
    var start = text.utf8.startIndex
    func addLiteral(_ end: String.Index) {
      let literal = String(text[start..<end])
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }
    for argument in arguments {
      addLiteral(text.utf8.index(text.utf8.startIndex, offsetBy: argument.place.lowerBound))
      key += argument.specifier
      start = text.utf8.index(text.utf8.startIndex, offsetBy: argument.place.upperBound)
    }
    addLiteral(text.utf8.endIndex)
    return key
  }

  /// Collects the text and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var arguments: [TextArgument] = []
    fileprivate var isPlain = true

    /// Reserves memory for a literal with some values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Adds a part of the literal as written; a percent sign is doubled in the key of a text with values.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      if isPlain, MarkdownText.hasSigns(literal) { isPlain = false }
    }

    /// A value that has no specifier, as the words that describe it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .value(.string(String(describing: value)))) }

    /// A string, as `%@`; it is not looked up itself.
    public mutating func appendInterpolation(_ string: String) { append("%@", .value(.string(string))) }

    /// A number, as `%lld` or `%lf` and the like, in the locale's writing.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, .value(value._formatArgument))
    }

    /// Appends a value by a format, whose specifier becomes part of the key.
    ///
    /// - Parameter specifier: As for `printf`, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .value(value._formatArgument))
    }

    /// A value as a formatter writes it; without one, the words that describe it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      guard let formatter else { return append("%@", .value(.string(String(describing: subject)))) }
      append("%@", .text(Text(subject, formatter: formatter)))
    }

    /// A value in a format, as `%@`, written by the locale of the text's place.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { append("%@", .text(Text(input, format: format))) }

    /// A value in a format with attributes, as `%@`; links in it stay links.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(Text(input, format: format)))
    }

    /// A text, as `%@`, resolved by the locale of the whole text's place; links in it stay links.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// An image, as `%@`, which adds no characters; it takes room in the text (LAY-312).
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// The characters of a string with attributes, as `%@`; links in it stay links.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// A localizable string, as `%@`, looked up where the text is shown.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    /// A date in a style, as `%@`; a style that depends on now follows the app's clock (F-14).
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// From one date to another, as `%@`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

    /// From the start of an interval to its end, as `%@`.
    public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }

    /// The time of an interval that is left or has passed, as `%@`, by the app's clock (F-14).
    ///
    /// - Parameters:
    ///   - timerInterval: Between which dates the timer runs.
    ///   - pauseTime: When the timer stands still; nil where it runs on.
    ///   - countsDown: Whether the text shows what is left.
    ///   - showsHours: Whether there are hours, or only minutes, from the first hour on.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
      append("%@", .text(text))
    }

    private mutating func append(_ specifier: String, _ value: TextArgument.Value) {
      let start = text.utf8.count
      switch value {
      case .value(.string(let string)): text += string
      case .value(.signed(let number)) where specifier == "%lld" || specifier == "%d":
        text += FormatString.grouped(number.description)
      case .value, .text: isPlain = false
      }
      arguments.append(TextArgument(value: value, specifier: specifier, place: start..<text.utf8.count))
    }
  }
}

/// A value in a localizable text.
struct TextArgument: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case value(FormatArgument)
    case text(Text)
  }

  var value: Value
  /// As `printf` has it.
  var specifier: String
  /// Where the text as written has the value, in UTF-8; empty where it has not.
  var place: Range<Int>

  /// The value with its characters alone.
  func written(in context: TextContext) -> FormatArgument {
    switch value {
    case .value(let value): value
    case .text(let text): .string(text.resolved(in: context).string)
    }
  }

  var followsClock: Bool { if case .text(let text) = value { text.followsClock } else { false } }

  func nextChange(in context: TextContext) -> Date? {
    if case .text(let text) = value { text.nextChange(in: context) } else { nil }
  }
}

/// A number that a printf-like specifier formats.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  static var _specifier: String {
    switch self {
    case is Int.Type, is Int64.Type: "%lld"
    case is UInt.Type, is UInt64.Type: "%llu"
    case is UInt8.Type, is UInt16.Type, is UInt32.Type: "%u"
    case is Float.Type: "%f"
    case is Double.Type, is CGFloat.Type: "%lf"
    default: "%d"
    }
  }

  public var _specifier: String { Self._specifier }

  var _formatArgument: FormatArgument {
    switch _arg {
    case let value as Int64: .signed(value)
    case let value as UInt64: .unsigned(value)
    case let value as Double: .double(value)
    case let value as Int32: .signed(Int64(value))
    case let value as UInt32: .unsigned(UInt64(value))
    default: .string("\(_arg)")
    }
  }
}

extension Int: _FormatSpecifiable { public var _arg: Int64 { Int64(self) } }
extension Int8: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int16: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int32: _FormatSpecifiable { public var _arg: Int32 { self } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { self } }
extension UInt: _FormatSpecifiable { public var _arg: UInt64 { UInt64(self) } }
extension UInt8: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt16: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt32: _FormatSpecifiable { public var _arg: UInt32 { self } }
extension UInt64: _FormatSpecifiable { public var _arg: UInt64 { self } }
extension Double: _FormatSpecifiable { public var _arg: Double { self } }
extension Float: _FormatSpecifiable { public var _arg: Double { Double(self) } }
extension CGFloat: _FormatSpecifiable { public var _arg: Double { Double(self) } }
