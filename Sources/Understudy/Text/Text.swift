import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// One or more lines of read-only text (SEM-390).
public struct Text: Equatable, Sendable {
  enum Storage: Sendable {
    case string(String)
    /// What depends on the text's place, or on the time.
    case source(TextSource)
  }

  let storage: Storage

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

  /// An image in a line of text: it is read, not shown as characters.
  public init(_ image: Image) { storage = .string("") }

  /// Joins two texts into one element; its label is the first text followed by the second.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if case .string(let first) = lhs.storage, case .string(let second) = rhs.storage {
      return Text(verbatim: first + second)
    }
    return Text(ConcatenatedSource([lhs, rhs]))
  }

  public static func == (lhs: Text, rhs: Text) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.string(let first), .string(let second)): first == second
    case (.source(let first), .source(let second)): first === second || first.isEqual(to: second)
    default: false
    }
  }

  // MARK: Reading

  /// The text for an element that shows it as a title, a prompt or a label of its own.
  package var elementText: ElementText {
    switch storage {
    case .string(let string): .string(string)
    case .source(let source): .local(source)
    }
  }

  func resolved(in context: @autoclosure () -> TextContext) -> ResolvedText {
    switch storage {
    case .string(let string): ResolvedText(string)
    case .source(let source): source.resolve(in: context())
    }
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

/// Shows a text as its place has it: after a change of the locale, and while time passes, if it is seen.
package final class TextNode: ElementNode {
  private var text: Text
  private var timer: SessionTimer?
  private var links: [(link: ResolvedText.Link, element: Element)] = []

  init(_ text: Text, _ inputs: inout _ViewInputs) {
    self.text = text
    super.init(.staticText, &inputs)
    noteText()
  }

  func accept(_ new: Text) {
    text = new
    noteText()
  }

  private func noteText() {
    guard !flags.contains(.hasLifecycle) else {
      if flags.contains(.hasAppeared) { startTimer() }
      return
    }
    guard text.followsClock else { return }
    flags.insert(.hasLifecycle)
    raise(.containsLifecycle)
    host.noteInsertion(self)
  }

  /// As the app sees it, also where a test asks: its locale, its date.
  private var resolved: ResolvedText {
    if case .string(let string) = text.storage { return ResolvedText(string) }
    return host.session.perform { text.resolved(in: TextContext(environment.values)) }
  }

  package override func describe(_ content: inout ElementContent) {
    let resolved = resolved
    content.texts.label = resolved.string
    guard !(resolved.links.isEmpty && links.isEmpty), resolved.links != links.map(\.link) else { return }
    links = resolved.links.map { ($0, Element(type: .link, source: self)) }
    setNeedsChildren()
  }

  package override var alwaysCollects: Bool { !links.isEmpty }

  package override func collectChildren(_ elements: inout [Element]) {
    for link in links {
      host.tree.update(link.element, type: .link, texts: ElementTexts(label: link.link.text), traits: [])
      elements.append(link.element)
    }
  }

  /// A link in the text opens as any other (SEM-258).
  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action, let tapped = links.first(where: { $0.element === element }) else { return nil }
    guard isElementEnabled else { return .disabled }
    environment.values.openURL(tapped.link.destination)
    return .performed
  }

  // MARK: Time

  package override func didAppear() { startTimer() }
  package override func didDisappear() { stopTimer() }
  package override func didUnmount() {
    stopTimer()
    super.didUnmount()
  }

  private func startTimer() {
    stopTimer()
    let delay: Duration? = host.session.perform {
      let context = TextContext(environment.values)
      return text.nextChange(in: context).map { Duration(seconds: max($0.timeIntervalSince(context.now), 1e-6)) }
    }
    guard let delay else { return }
    timer = host.session.schedule(after: delay) { [weak self] in
      guard let self else { return }
      host.invalidate(self)
      startTimer()
    }
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}

extension TextNode: InspectableText {
  package var ownText: String? { resolved.string }
}
