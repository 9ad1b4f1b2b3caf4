import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// One or more lines of read-only text (SEM-390).
public struct Text: Equatable, Sendable {
  /// The resolved string.
  package var string: String

  /// A string shown as it is.
  public init(verbatim content: String) { string = content }

  /// A string value, which is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// A localizable key, shown as written unless a bundle translates it.
  ///
  /// - Parameters:
  ///   - key: The key, with its interpolated values.
  ///   - tableName: The table of strings to look in.
  ///   - bundle: The bundle to look in; the main bundle if nil.
  ///   - comment: A note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    string = key.resolved(table: tableName, bundle: bundle)
  }

  /// A value formatted as text.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  /// The characters of a string with attributes, which are not shown.
  public init(_ attributedContent: AttributedString) { string = String(attributedContent.characters) }

  /// A value or an object as a formatter writes it; nothing where it cannot.
  ///
  /// SwiftUI takes values that are bridged to Objective-C, which none is here.
  public init<Subject>(_ subject: Subject, formatter: Formatter) { string = formatter.string(for: subject) ?? "" }

  /// A date, as a day in the style of the environment's locale.
  public init(_ date: Date, style: DateStyle) { string = style.text(of: date) }

  /// An image in a line of text: it is read, not shown as characters.
  public init(_ image: Image) { string = "" }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.string + rhs.string) }

  /// How a text shows a date.
  public struct DateStyle: Equatable, Sendable {
    private let dateStyle: Date.FormatStyle.DateStyle
    private let timeStyle: Date.FormatStyle.TimeStyle

    public static let date = DateStyle(dateStyle: .long, timeStyle: .omitted)
    public static let time = DateStyle(dateStyle: .omitted, timeStyle: .shortened)

    func text(of date: Date) -> String {
      date.formatted(
        Date.FormatStyle(
          date: dateStyle, time: timeStyle, locale: Locale(identifier: "en_US"),
          calendar: Calendar(identifier: .gregorian),
          timeZone: .gmt))
    }
  }
}

extension Text: View, PrimitiveView {
  public static func _makeView(_ view: Text, inputs: inout _ViewInputs) {
    inputs.leaf(view, make: { TextNode(view, &$0) }, update: { $0.text = view })
  }
  public static var _takesAttributes: Bool { true }
}

package final class TextNode: ElementNode {
  var text: Text

  init(_ text: Text, _ inputs: inout _ViewInputs) {
    self.text = text
    super.init(.staticText, &inputs)
  }

  package override func describe(_ content: inout ElementContent) { content.texts.label = text.string }
}

extension TextNode: InspectableText {
  package var ownText: String? { text.string }
}
