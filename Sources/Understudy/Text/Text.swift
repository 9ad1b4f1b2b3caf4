import Foundation
@_spi(Runtime) import UnderstudyCore

/// One or more lines of read-only text (SEM-390).
public struct Text: Equatable, Sendable {
  enum Storage: Sendable {
    case string(String)
    /// What depends on the text's place, or on the time.
    case source(TextSource)
  }

  let storage: Storage
  /// What is written on the text itself.
  var changes: TextChangeList?

  init(_ source: TextSource) { storage = .source(source) }

  /// A string shown as it is.
  public init(verbatim content: String) { storage = .string(content) }

  /// A string value, which is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .string(String(content)) }

  /// A localizable key: the translation where there is one, else the key itself, read as inline Markdown.
  ///
  /// - Parameters:
  ///   - key: The key, with its interpolated values, which are not read as Markdown.
  ///   - tableName: The table of strings to look in.
  ///   - bundle: The bundle to look in; the main bundle if nil.
  ///   - comment: A note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .source(KeySource(key, table: tableName, bundle: bundle))
  }

  /// A value in a format, as the locale of the text's place has it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { storage = .source(FormatSource(input, format)) }

  /// A value in a format with attributes, of which only links are used.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString { self.init(format.format(input)) }

  /// The characters of a string with attributes, of which only links are used.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .source(AttributedSource(attributedContent)) }

  /// A value or an object as a formatter writes it; nothing where it cannot.
  ///
  /// SwiftUI takes values that are bridged to Objective-C, which none is here.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .source(FormatterSource(subject, formatter))
  }

  /// An image in a line of text: it takes room and has no characters.
  public init(_ image: Image) { self.init(ImageSource(image)) }

  /// Joins two texts into one element; its label is the first text followed by the second.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if case .string(let first) = lhs.storage, case .string(let second) = rhs.storage, lhs.changes == nil,
      rhs.changes == nil
    {
      return Text(verbatim: first + second)
    }
    return Text(ConcatenatedSource([lhs, rhs]))
  }

  public static func == (lhs: Text, rhs: Text) -> Bool {
    guard TextChangeList.areEqual(lhs.changes, rhs.changes) else { return false }
    return switch (lhs.storage, rhs.storage) {
    case (.string(let first), .string(let second)): first == second
    case (.source(let first), .source(let second)): first === second || first.isEqual(to: second)
    default: false
    }
  }

  // MARK: Reading

  /// The text for an element that shows it as a title, a prompt or a label of its own.
  package var elementText: ElementText {
    guard changes == nil else { return .local(ChangedSource(self)) }
    return switch storage {
    case .string(let string): .string(string)
    case .source(let source): .local(source)
    }
  }

  func resolved(in context: @autoclosure () -> TextContext) -> ResolvedText {
    let plain =
      switch storage {
      case .string(let string): ResolvedText(string)
      case .source(let source): source.resolve(in: context())
      }
    return changes.map { plain.with($0.fromInside) } ?? plain
  }

  func nextChange(in context: TextContext) -> Date? {
    if case .source(let source) = storage { source.nextChange(in: context) } else { nil }
  }

  var followsClock: Bool { if case .source(let source) = storage { source.followsClock } else { false } }
}

extension Text: View, PrimitiveView {
  // No kit: rows are made of it, and calls by the protocol would cost three per cent of mounting them.
  public static func _makeView(_ view: Text, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    inputs.element(make: { TextNode(view, &$0) }, update: { $0.accept(view) })
  }
  public static var _takesAttributes: Bool { true }
}
