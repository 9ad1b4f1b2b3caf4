import Foundation

extension AttributedString {
  /// A translation in the user's language, read as Markdown: it has the links of the text, and words that agree with a number
  /// (F-119). `String(localized:)` leaves the signs as they are.
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
    let source = KeySource(keyAndValue.key, table: table, bundle: bundle)
    self.init(source.resolve(in: TextContext(EnvironmentValues(), locale: locale)))
  }

  /// Looks a resource up in its table, bundle and locale, and reads it as Markdown.
  public init(localized resource: LocalizedStringResource) {
    let context = TextContext(EnvironmentValues(), locale: resource.locale)
    let bundle = resource.bundle.bundle
    let isTranslated =
      BundleStrings.translation(of: resource.key, table: resource.table, in: bundle, languages: context.languages)
      != nil
    let key = isTranslated ? resource.name : resource.defaultValue.key
    self.init(KeySource(key, table: resource.table, bundle: bundle).resolve(in: context))
  }

  private init(_ resolved: ResolvedText) {
    var text = AttributedString(resolved.string)
    var start = text.startIndex
    for link in resolved.links {
      guard let range = text[start...].range(of: link.text) else { continue }
      text[range].link = link.destination
      start = range.upperBound
    }
    self = text
  }
}
