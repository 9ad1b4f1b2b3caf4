@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// What a text control edits and how it shows it.
package struct TextInputSetup {
  package enum Kind: Sendable { case line, vertical, secure, search, editor }

  let kind: Kind
  let value: TextFieldValue
  var title: String?
  var prompt: String?
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  /// - Parameters:
  ///   - kind: Which control it is.
  ///   - value: What it edits.
  ///   - title: The label's text, nil where nodes below give it.
  ///   - prompt: What the empty control shows; the label's text if nil (SEM-346).
  ///   - onEditingChanged: Told when the control gets and loses the keyboard.
  ///   - onCommit: Runs on Return.
  package init(
    kind: Kind, value: TextFieldValue, title: String? = nil, prompt: String? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.value = value
    self.title = title
    self.prompt = prompt
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

extension _ViewInputs {
  /// Makes or updates a text control; its label is not shown, it names the control.
  package mutating func textInput<V: View, Label: View>(_ view: V, _ setup: TextInputSetup, label: Label) {
    element(
      view, make: { TextInputNode(setup, &$0) }, update: { $0.accept(setup) },
      content: { if setup.title == nil { Label._makeView(label, inputs: &$0) } })
  }
}

/// The element of a text control. The caret is at the end of the text.
package class TextInputNode: ElementNode, FocusableNode {
  private var setup: TextInputSetup
  /// The text being edited, where it is written only in the end.
  private var draft: String?

  package init(_ setup: TextInputSetup, _ inputs: inout _ViewInputs) {
    self.setup = setup
    let type: ElementType =
      switch setup.kind {
      case .line: .textField
      case .vertical, .editor: .textView
      case .secure: .secureTextField
      case .search: .searchField
      }
    super.init(type, &inputs)
    setup.value.addReader(self)
  }

  package func accept(_ new: TextInputSetup) {
    setup = new
    setup.value.addReader(self)
  }

  package override var derivesLabel: Bool { setup.title == nil }
  package override var showsChildren: Bool { false }

  package final var text: String { draft ?? setup.value.read() }

  package override func describe(_ content: inout ElementContent) {
    let text = text
    if setup.kind != .editor {
      let title = setup.title ?? labels().joined(separator: ", ")
      let placeholder = setup.prompt ?? title
      content.texts.placeholder = placeholder
      // A title that is not shown as the placeholder is what assistive technology reads.
      content.texts.label = setup.prompt == nil && setup.kind != .search ? "" : title
      if text.isEmpty { content.texts.value = placeholder }
    }
    if !text.isEmpty || setup.kind == .editor {
      content.texts.value = setup.kind == .secure ? String(repeating: "•", count: text.count) : text
    }
    if host.focus.node === self { content.traits.insert(.keyboardFocused) }
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    switch action {
    case .tap, .press:
      guard isElementEnabled else { return .disabled }
      host.focus.move(to: self)
      return .performed
    case .type(let text):
      guard isElementEnabled else { return .disabled }
      guard host.focus.node === self else { return nil }
      type(text)
      return .performed
    default: return nil
    }
  }

  // MARK: Focus

  package func didGetFocus() { setup.onEditingChanged?(true) }

  package func didLoseFocus() {
    commit()
    setup.onEditingChanged?(false)
  }

  // MARK: Typing

  /// Each key is a turn of its own; the rest follows the keyboard where a key moves it.
  private func type(_ text: String) {
    var rest = Substring(text)
    while let key = rest.popFirst() {
      press(key)
      guard !rest.isEmpty else { return }
      host.settle()
      guard host.focus.node === self else {
        if let next = host.focus.node { _ = next.perform(.type(String(rest)), on: next.element) }
        return
      }
    }
  }

  private func press(_ key: Character) {
    switch key {
    case "\n" where setup.kind != .vertical && setup.kind != .editor: submit()
    case "\u{8}":
      let old = text
      if !old.isEmpty { edit(String(old.dropLast())) }
    default: edit(text + String(key))
    }
  }

  /// Takes the text away, as a field's own button does.
  package final func clear() { edit("") }

  private func edit(_ new: String) {
    if setup.value.writesEachEdit { setup.value.write(new) } else { draft = new }
    setNeedsDescription()
  }

  /// Writes the draft; one that stands for no value is dropped (SEM-344).
  private func commit() {
    guard let draft else { return }
    self.draft = nil
    setup.value.write(draft)
    setNeedsDescription()
  }

  /// Return: the actions run while the control still has the keyboard, which then goes unless they asked for it.
  private func submit() {
    commit()
    setup.onCommit?()
    let mark = FocusRequests.count
    environment.values.submitActions.run(setup.kind == .search ? .search : .text)
    host.settle()
    if host.focus.node === self, FocusRequests.count == mark { host.focus.move(to: nil) }
  }
}

extension TextInputNode: InspectableTextInput {
  package final var isEditor: Bool { setup.kind == .editor }
}
