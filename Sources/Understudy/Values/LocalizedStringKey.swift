import Foundation

/// The key of a localizable text, as written in source, with the values that it interpolates.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text as written, with the values in their places.
  private let text: String
  /// Where in the text's UTF-8 the values lie: for the key of a translation.
  private let values: [Range<Int>]

  public init(_ value: String) {
    text = value
    values = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  /// The text: the translation where there is one, else as written.
  package func resolved(table: String? = nil, bundle: Bundle? = nil) -> String {
    guard table != nil || bundle != nil else { return text }
    let (key, arguments) = split
    let translation = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    var result = ""
    for (position, part) in translation.components(separatedBy: Self.placeholder).enumerated() {
      if position > 0, arguments.indices.contains(position - 1) { result += arguments[position - 1] }
      result += part
    }
    return result
  }

  private static let placeholder = "%@"

  /// The key with a placeholder for each value, and the values.
  private var split: (key: String, arguments: [String]) {
    let bytes = Array(text.utf8)
    var key = ""
    var arguments: [String] = []
    var position = 0
    for range in values {
      key += String(decoding: bytes[position..<range.lowerBound], as: UTF8.self) + Self.placeholder
      arguments.append(String(decoding: bytes[range], as: UTF8.self))
      position = range.upperBound
    }
    return (key + String(decoding: bytes[position...], as: UTF8.self), arguments)
  }

  /// Collects the text and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var values: [Range<Int>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    public mutating func appendInterpolation(_ value: Int) { append(value.description) }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation(_ text: Text) { append(text.string) }

    public mutating func appendInterpolation(_ image: Image) {}

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(String(format: specifier, value._arg))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { append(format.format(input)) }

    public mutating func appendInterpolation(
      _ date: Date, style: Text.DateStyle
    ) { append(Text(date, style: style).string) }

    private mutating func append(_ argument: String) {
      let start = text.utf8.count
      text += argument
      values.append(start..<text.utf8.count)
    }
  }
}

/// A number that a printf-like specifier formats.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
}

extension Int: _FormatSpecifiable { public var _arg: Int64 { Int64(self) } }
extension Int32: _FormatSpecifiable { public var _arg: Int32 { self } }
extension UInt: _FormatSpecifiable { public var _arg: UInt64 { UInt64(self) } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { self } }
extension Double: _FormatSpecifiable { public var _arg: Double { self } }
extension Float: _FormatSpecifiable { public var _arg: Double { Double(self) } }
extension CGFloat: _FormatSpecifiable { public var _arg: Double { Double(self) } }
