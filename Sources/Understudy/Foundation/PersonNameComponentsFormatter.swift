import Foundation

/// Writes names of people, in the order of English: given name first.
///
/// Source: Apple's page "PersonNameComponentsFormatter".
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// Equal to ``medium``.
    case `default`
    /// The nickname, else the given name.
    case short
    /// The given name and the family name.
    case medium
    /// All parts of the name.
    case long
    /// The first letters of the given name and the family name.
    case abbreviated
  }

  /// How names are written. English has no phonetic ones, so they have no effect.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Combines options by the bits of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes the phonetic name.
    public static let phonetic = Self(rawValue: 1 << 1)
  }

  /// How much of a name is written; the given name and the family name by default.
  open var style = Style.default
  /// Whether the phonetic name is written, where there is one.
  open var isPhonetic = false
  /// The locale of the names. Kept: names are written in the order of English.
  open var locale: Locale! = .autoupdatingCurrent

  /// Makes a formatter of given names and family names.
  public override init() { super.init() }
  /// Makes a formatter of given names and family names: what an archive contains is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a name.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Writes a name.
  open func string(from components: PersonNameComponents) -> String {
    (isPhonetic ? components.phoneticRepresentation ?? components : components).written(style)
  }

  /// Reads a name: the first word is the given name, the last one the family name, those between them middle names.
  ///
  /// - Returns: nil for a text without words.
  open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameComponents(reading: string) }

  /// The text of `PersonNameComponents`; nil for any other value.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}

extension PersonNameComponents {
  fileprivate init?(reading text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    self.init()
    givenName = first
    if words.count > 1 { familyName = words.last }
    if words.count > 2 { middleName = words[1..<(words.count - 1)].joined(separator: " ") }
  }

  fileprivate func written(_ style: PersonNameComponentsFormatter.Style) -> String {
    func joined(_ parts: [String?]) -> String { parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ") }
    let short = joined([nickname ?? givenName ?? familyName])
    let medium = joined([givenName, familyName])
    return switch style {
    case .default, .medium: medium.isEmpty ? short : medium
    case .short: short
    case .long: joined([namePrefix, givenName, middleName, familyName, nameSuffix])
    case .abbreviated:
      [givenName, familyName].compactMap { $0?.first }.map { $0.uppercased() }.joined()
    }
  }

  /// Writes names in the order of English. Source: Apple's page "PersonNameComponents.FormatStyle".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Sendable {
      case short, medium, long, abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The locale of the names. Kept, without effect.
    public var locale: Locale

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - style: How much of a name is written.
    ///   - locale: Kept, without effect.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// Writes a name.
    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: value.written(.short)
      case .medium: value.written(.medium)
      case .long: value.written(.long)
      case .abbreviated: value.written(.abbreviated)
      }
    }

    /// This style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Writes the given name and the family name.
  public func formatted() -> String { written(.medium) }

  /// Writes the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style of names.
  ///
  /// - Parameter style: How much of a name is written.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
