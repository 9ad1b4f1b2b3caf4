import Foundation
import UnderstudyTime

/// By what a text is written: the place's locale, calendar and time zone, and the app's date.
package struct TextContext {
  private let values: EnvironmentValues
  private let ownLocale: Locale?

  /// - Parameter locale: Takes precedence over that of the place.
  package init(_ values: EnvironmentValues, locale: Locale? = nil) { (self.values, ownLocale) = (values, locale) }

  // Each is looked up where it is asked for: most texts need none.
  var locale: Locale { ownLocale ?? values.locale }
  var calendar: Calendar { values.calendar }
  var timeZone: TimeZone { values.timeZone }
  var now: Date { Date() }

  /// The preferred one first. A view's own locale is its language, too.
  var languages: [String] {
    let process = AppProcess.current
    let isOfUser = locale == process?.locale ?? AppProcess.standardLocale
    return isOfUser ? process?.languages ?? [locale.identifier(.bcp47)] : [locale.identifier(.bcp47)]
  }
}

/// Where the characters of a text come from that depend on its place or on the time.
package class TextSource: LocalText, @unchecked Sendable {
  func resolve(in context: TextContext) -> ResolvedText { ResolvedText() }

  package var plainText: String? { nil }

  /// Whether the text changes because time passes.
  var followsClock: Bool { false }

  /// When the text will be another one, as far as that is because time passes.
  func nextChange(in context: TextContext) -> Date? { nil }

  func isEqual(to other: TextSource) -> Bool { self === other }

  package final func isEqual(to other: any LocalText) -> Bool {
    guard let other = other as? TextSource else { return false }
    return isEqual(to: other)
  }

  package final func written(in values: EnvironmentValues) -> String { resolve(in: TextContext(values)).string }
}

/// The nearer of two dates.
func earlier(_ lhs: Date?, _ rhs: Date?) -> Date? {
  guard let lhs, let rhs else { return lhs ?? rhs }
  return min(lhs, rhs)
}

/// A key with its values: translated, filled in, and read as Markdown (F-10, F-12, F-13).
final class KeySource: TextSource, @unchecked Sendable {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    (self.key, self.table, self.bundle) = (key, table, bundle)
  }

  override var plainText: String? { table == nil && bundle == nil ? key.plainText : nil }

  override func resolve(in context: TextContext) -> ResolvedText {
    var inserted = InsertedTexts()
    let arguments = key.arguments.map { inserted.argument(for: $0, in: context) }
    let translation = BundleStrings.translation(
      of: key.key, table: table, in: bundle, languages: context.languages)
    let format = translation?.format(for: arguments) ?? key.key
    var result = ResolvedText(links: inserted.links)
    guard MarkdownText.hasSigns(format) else {
      result += inserted.filled(
        arguments.isEmpty ? format : FormatString.text(format, arguments, locale: context.locale))
      return result
    }
    let runs = MarkdownText.runs(of: format)
    var next = 0
    var texts = runs.map { run in
      arguments.isEmpty ? run.text : FormatString.text(run.text, arguments, locale: context.locale, next: &next)
    }
    if runs.contains(where: \.isInflected) { agree(&texts, where: runs.map(\.isInflected), in: context.locale) }
    var link: URL?
    for (run, text) in zip(runs, texts) {
      let part = inserted.filled(text, run.changes)
      result += part
      if let destination = run.link {
        // A link stays one where a part of it is emphasized.
        if destination == link {
          result.links[result.links.count - 1].text += part.string
        } else {
          result.links.append(.init(text: part.string, destination: destination))
        }
      }
      link = run.link
    }
    return result
  }

  /// Has words agree with their number, by groups of runs that stand beside each other.
  private func agree(_ texts: inout [String], where isInflected: [Bool], in locale: Locale) {
    guard locale.language.languageCode?.identifier == "en" else { return }
    var start = 0
    while start < texts.count {
      guard isInflected[start] else {
        start += 1
        continue
      }
      let end = isInflected[start...].firstIndex(of: false) ?? texts.count
      texts.replaceSubrange(start..<end, with: EnglishAgreement.agreeing(Array(texts[start..<end])))
      start = end
    }
  }

  override var followsClock: Bool { key.arguments.contains(where: \.followsClock) }

  override func nextChange(in context: TextContext) -> Date? {
    key.arguments.reduce(nil) { earlier($0, $1.nextChange(in: context)) }
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard type(of: other) == KeySource.self else { return false }
    let other = unsafeDowncast(other, to: KeySource.self)
    return key == other.key && table == other.table && bundle === other.bundle
  }
}

/// One text behind the other.
final class ConcatenatedSource: TextSource, @unchecked Sendable {
  private let parts: [Text]

  init(_ parts: [Text]) { self.parts = parts }

  override func resolve(in context: TextContext) -> ResolvedText {
    parts.reduce(into: ResolvedText()) { $0 += $1.resolved(in: context) }
  }

  override var followsClock: Bool { parts.contains(where: \.followsClock) }

  override func nextChange(in context: TextContext) -> Date? {
    parts.reduce(nil) { earlier($0, $1.nextChange(in: context)) }
  }

  override func isEqual(to other: TextSource) -> Bool { parts == (other as? ConcatenatedSource)?.parts }
}

/// A text with a look of its own, for an element that shows it as its title.
final class ChangedSource: TextSource, @unchecked Sendable {
  private let text: Text

  init(_ text: Text) { self.text = text }

  override func resolve(in context: TextContext) -> ResolvedText { text.resolved(in: context) }

  override var followsClock: Bool { text.followsClock }

  override func nextChange(in context: TextContext) -> Date? { text.nextChange(in: context) }

  override func isEqual(to other: TextSource) -> Bool { text == (other as? ChangedSource)?.text }
}

/// An image in a line of text, which has no characters.
final class ImageSource: TextSource, @unchecked Sendable {
  private let image: Image

  init(_ image: Image) { self.image = image }

  override func resolve(in context: TextContext) -> ResolvedText { ResolvedText(image) }

  override func isEqual(to other: TextSource) -> Bool { image == (other as? ImageSource)?.image }
}

/// A string with attributes, of which only the links are used.
final class AttributedSource: TextSource, @unchecked Sendable {
  private let text: AttributedString

  init(_ text: AttributedString) { self.text = text }

  override func resolve(in context: TextContext) -> ResolvedText {
    var result = ResolvedText()
    for run in text.runs {
      let part = String(text[run.range].characters)
      result += ResolvedText(part, links: run.link.map { [.init(text: part, destination: $0)] } ?? [])
    }
    return result
  }

  override func isEqual(to other: TextSource) -> Bool { text == (other as? AttributedSource)?.text }
}

/// A value in a format, written as its place's locale has it (F-11).
final class FormatSource<F: FormatStyle>: TextSource, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) { (self.input, self.format) = (input, format) }

  override func resolve(in context: TextContext) -> ResolvedText {
    ResolvedText(FormatLocale.format(format, in: context.locale).format(input))
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? FormatSource<F> else { return false }
    return input == other.input && format == other.format
  }
}

enum FormatLocale {
  /// The format in the locale of a place, unless its author has given it another one than the user's.
  static func format<F: FormatStyle>(_ format: F, in locale: Locale) -> F {
    let user = Locale.current
    guard locale != user else { return format }
    let own = Mirror(reflecting: format).children.lazy.compactMap { $0.value as? Locale }.first
    return own == nil || own == user ? format.locale(locale) : format
  }
}

/// What a formatter writes.
final class FormatterSource: TextSource, @unchecked Sendable {
  private let subject: Any
  private let formatter: Formatter

  init(_ subject: Any, _ formatter: Formatter) { (self.subject, self.formatter) = (subject, formatter) }

  override func resolve(in context: TextContext) -> ResolvedText { ResolvedText(formatter.string(for: subject) ?? "") }
}
