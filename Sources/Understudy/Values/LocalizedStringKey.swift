import Foundation

/// The key of a localizable text, as written in source, with the values that it interpolates.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private let key: String
  private let arguments: [String]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The text: the translation where there is one, else the key, with the values in their places.
  package func resolved(table: String? = nil, bundle: Bundle? = nil) -> String {
    var text = key
    if table != nil || bundle != nil {
      text = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    }
    guard !arguments.isEmpty else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    var next = 0
    var isFirst = true
    for part in text.split(separator: Self.placeholder, omittingEmptySubsequences: false) {
      if !isFirst, next < arguments.count {
        result += arguments[next]
        next += 1
      }
      isFirst = false
      result += part
    }
    return result
  }

  private static let placeholder: Character = "\u{FFFC}"

  /// Collects the key and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { key += literal }

    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

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
      key.append(LocalizedStringKey.placeholder)
      arguments.append(argument)
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
