import Foundation

extension String {
  /// The key and values of a localizable string, which Foundation lacks on Linux. Numbers have specifiers as in `Text`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// Takes a string that is known at run time as the key, without values.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Takes a literal without interpolated values as the key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Takes an interpolated literal; each value gets a specifier in the key.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    /// The interpolation of `LocalizedStringKey`, so both write values by the same specifiers.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
  }

  /// A translation in the user's language; the key with its values where there is none (F-13).
  ///
  /// - Parameters:
  ///   - keyAndValue: The text as written, which is the key.
  ///   - table: The table of strings; nil stands for `Localizable`.
  ///   - bundle: The bundle to look in; the main bundle if nil.
  ///   - locale: By which values are written.
  ///   - comment: A note for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localization.text(of: keyAndValue.key, table: table, bundle: bundle, locale: locale, fallback: nil)
  }

  /// A translation by a key of its own; the default value where there is none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let name = LocalizedStringKey(key: "\(key)", arguments: defaultValue.key.arguments)
    self = Localization.text(of: name, table: table, bundle: bundle, locale: locale, fallback: defaultValue.key.key)
  }

  /// Looks a resource up in its table, bundle and locale; its default value stands in for a missing translation.
  public init(localized resource: LocalizedStringResource) {
    self = Localization.text(
      of: resource.name, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale,
      fallback: resource.defaultValue.key.key)
  }
}

/// A localizable string that is looked up where it is shown, which Foundation lacks on Linux.
///
/// Source: Apple's page "LocalizedStringResource".
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where translations are.
  public enum BundleDescription: Equatable, @unchecked Sendable {
    /// The app's own bundle.
    case main
    /// The bundle that a class comes from.
    case forClass(AnyClass)
    /// A bundle at an address.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }

  /// The key of translations, with a specifier for each value if it was made from the text.
  public let key: String
  /// The text that stands in for a missing translation, with its values.
  public let defaultValue: String.LocalizationValue
  /// The table of strings to look in; nil stands for `Localizable`.
  public let table: String?
  /// Where the table is; the main bundle by default.
  public let bundle: BundleDescription
  /// The locale in which `String(localized:)` translates and writes values; a `Text` uses that of its place.
  public var locale: Locale

  /// Refers to a text by itself, as the key and as its default.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text as written, which is the key.
  ///   - table: The table of strings; nil stands for `Localizable`.
  ///   - locale: By which values are written in a string.
  ///   - bundle: Where the table is.
  ///   - comment: A note for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, self.locale, self.bundle) = (
      keyAndValue.key.key, keyAndValue, table, locale, bundle
    )
  }

  /// Refers to a text by a key that is not the text; the default value stands in for a missing translation.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, self.locale, self.bundle) = (
      "\(key)", defaultValue, table, locale, bundle
    )
  }

  /// Takes a literal as the key and the default text.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Takes an interpolated literal as the key and the default text, with its values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var name: LocalizedStringKey { LocalizedStringKey(key: key, arguments: defaultValue.key.arguments) }
}

extension Text {
  /// A localizable string, looked up in the locale of the text's place.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(ResourceSource(resource)) }
}

private final class ResourceSource: TextSource, @unchecked Sendable {
  private let resource: LocalizedStringResource

  init(_ resource: LocalizedStringResource) { self.resource = resource }

  override func resolve(in context: TextContext) -> ResolvedText {
    ResolvedText(
      Localization.text(
        of: resource.name, table: resource.table, bundle: resource.bundle.bundle, in: context,
        fallback: resource.defaultValue.key.key))
  }

  override func isEqual(to other: TextSource) -> Bool { resource == (other as? ResourceSource)?.resource }
}

/// Looks strings up that are not read as Markdown.
enum Localization {
  static func text(
    of key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale, fallback: String?
  ) -> String {
    let context = TextContext(EnvironmentValues(), locale: locale)
    return text(of: key, table: table, bundle: bundle, in: context, fallback: fallback)
  }

  static func text(
    of key: LocalizedStringKey, table: String?, bundle: Bundle?, in context: TextContext, fallback: String?
  ) -> String {
    let arguments = key.arguments.map { $0.written(in: context) }
    let found = BundleStrings.translation(of: key.key, table: table, in: bundle, languages: context.languages)
    let format = found?.format(for: arguments) ?? fallback ?? key.key
    return arguments.isEmpty ? format : FormatString.text(format, arguments, locale: context.locale)
  }
}
