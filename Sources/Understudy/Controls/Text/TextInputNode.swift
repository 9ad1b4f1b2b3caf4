import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// What a text control edits and how it shows it.
package struct TextInputSetup {
  package enum Kind: Sendable { case line, vertical, secure, search, editor }

  let kind: Kind
  let value: TextFieldValue
  var title: ElementText?
  var prompt: ElementText?
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  /// Where the app reads and writes what is selected.
  var selection: Binding<TextSelection?>?

  /// - Parameters:
  ///   - kind: Which control it is.
  ///   - value: What it edits.
  ///   - title: The label's text, nil where nodes below give it.
  ///   - prompt: What the empty control shows; the label's text if nil (SEM-346).
  ///   - onEditingChanged: Told when the control gets and loses the keyboard.
  ///   - onCommit: Runs on Return.
  package init(
    kind: Kind, value: TextFieldValue, title: ElementText? = nil, prompt: ElementText? = nil,
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
  package mutating func textInput<Label: View>(_ setup: TextInputSetup, label: Label) {
    element(
      make: { TextInputNode(setup, &$0) }, update: { $0.accept(setup) },
      content: { if setup.title == nil { Label._makeView(label, inputs: &$0) } })
  }
}

/// The element of a text control.
package class TextInputNode: ElementNode, FocusableNode {
  private(set) var setup: TextInputSetup
  /// What is typed into a field of a formatted value, and the form that the value has had since.
  private var draft: (typed: String, form: String)?
  private lazy var fieldLayout = FieldLayout()
  /// The text with its insertion point; nil for one at the end. It is no more once the text is another.
  fileprivate var placed: EditedText?
  /// What the app's selection was when it was last read or written.
  private var knownSelection: TextSelection?

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
    // A field that grows is a text view on a device; suites of other versions look for it among the fields (F-26).
    if setup.kind == .vertical { element.alternateType = .textField }
    setup.value.addReader(self)
  }

  package func accept(_ new: TextInputSetup) {
    setup = new
    setup.value.addReader(self)
  }

  package override var derivesLabel: Bool { setup.title == nil }
  package override var showsChildren: Bool { false }

  package final var text: String {
    let form = setup.value.read()
    // Another value than the typed one is shown at once.
    if let draft, draft.form == form { return draft.typed }
    return form
  }

  package override func describe(_ content: inout ElementContent) {
    let text = text
    if setup.kind != .editor {
      let title = setup.title.map(written) ?? labels().joined(separator: ", ")
      let placeholder = setup.prompt.map(written) ?? title
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

  /// The label is not shown, unless it is the placeholder.
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let texts = currentTexts
    let rule = fieldLayout.rule(
      text: text.isEmpty ? texts.placeholder ?? "" : text, placeholder: texts.placeholder ?? "", kind: setup.kind,
      environment.values, tree)
    let own = ownLayout(tree, []) { $0 === rule ? nil : rule }
    if own.rule !== rule { own.setRule(rule) }
    items.append(own)
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    switch action {
    case .tap(let count, _):
      guard isElementEnabled else { return .disabled }
      touch(count: count, opensMenu: host.focus.node === self)
    case .press(let duration):
      guard isElementEnabled else { return .disabled }
      touch(count: 1, opensMenu: duration >= 0.5)
    case .type(let text):
      guard isElementEnabled else { return .disabled }
      guard host.focus.node === self else { return nil }
      type(text)
    case .edit(let edit):
      guard isElementEnabled else { return .disabled }
      guard host.focus.node === self else { return nil }
      apply(edit)
    case .swipe(let direction, _) where setup.kind == .editor && direction.axis == .vertical:
      return dismissKeyboard(by: direction, isEditor: true) ? .performed : nil
    default: return nil
    }
    return .performed
  }

  // MARK: Focus

  package func didGetFocus() {
    placed = nil
    _ = InputWindowNode.of(host)
    setup.onEditingChanged?(true)
    readSelection()
    writeSelection()
  }

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
    readSelection()
    defer { writeSelection() }
    if host.service(KeyPresses.self).press(key, modifiers: key.isUppercase ? EventModifiers.shift.rawValue : 0) {
      return
    }
    if key == "\n", !hasLines {
      submit()
    } else if !TextEdit.isSilent(key) {
      insert(String(key))
    } else if let edit = TextEdit(key: key) {
      apply(edit)
    }
  }

  private func insert(_ new: String) {
    guard let placed = self.placed, placed.text == text else { return edit(text + new) }
    var edited = placed
    edited.insert(new)
    change(to: edited)
  }

  /// Takes over what the app has selected since the last time.
  fileprivate func readSelection() {
    guard let selection = setup.selection?.wrappedValue, selection != knownSelection else { return }
    knownSelection = selection
    guard let edited = edited(by: selection) else { return }
    placed = edited.isAtEnd ? nil : edited
  }

  /// Gives the app what is selected now.
  fileprivate func writeSelection() {
    guard let binding = setup.selection, host.focus.node === self else { return }
    let new = textSelection
    knownSelection = new
    if binding.wrappedValue != new { binding.wrappedValue = new }
  }

  /// Called for a delete key where there is no text.
  package func deleteFromEmpty() {}

  /// Takes the text away, as a field's own button does.
  package final func clear() { edit("") }

  fileprivate func edit(_ new: String) {
    (host.focus.inputWindow as? InputWindowNode)?.closeMenu()
    setup.value.write(new)
    if setup.value.isFormatted { draft = (new, setup.value.read()) }
    setNeedsDescription()
  }

  /// Ends the edit of a formatted value, which is shown in its own form from now on (SEM-344).
  private func commit() {
    guard draft != nil else { return }
    draft = nil
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

// MARK: - The insertion point

extension TextInputNode {
  /// The text with what is selected in it.
  final var edited: EditedText {
    if let placed, placed.text == text { return placed }
    return EditedText(text)
  }

  final var textBeforeInsertionPoint: String { placed == nil ? text : edited.beforeInsertionPoint }
  final var isSecure: Bool { setup.kind == .secure }
  final var inputTraits: TextInputTraits { environment.values.textInputTraits }
  final var submitLabel: SubmitLabel { inputTraits.submitLabel ?? (setup.kind == .search ? .search : .return) }

  /// Whether Return makes a new line.
  fileprivate final var hasLines: Bool { setup.kind == .vertical || setup.kind == .editor }

  /// A finger touches the middle of the control: the insertion point goes to the end, or a word, or all is selected.
  fileprivate final func touch(count: Int, opensMenu: Bool) {
    host.focus.move(to: self)
    guard host.focus.node === self else { return }
    var edited = EditedText(text)
    if count == 2, !isSecure { edited.selectWord() }
    if count > 2 || count == 2 && isSecure { edited.selectAll() }
    placed = edited.isAtEnd ? nil : edited
    writeSelection()
    let window = InputWindowNode.of(host)
    if opensMenu || count > 1 { window.openMenu() } else { window.closeMenu() }
    setNeedsDescription()
  }

  fileprivate final func apply(_ edit: TextEdit) {
    readSelection()
    defer { writeSelection() }
    var edited = edited
    switch edit {
    case .move(let place, let selecting): edited.move(to: place, selecting: selecting)
    case .selectWord: edited.selectWord()
    case .selectAll: edited.selectAll()
    case .delete(let place):
      guard !text.isEmpty else { return deleteFromEmpty() }
      edited.delete(to: place)
    case .copy, .cut:
      guard edited.hasSelection, !isSecure else { return }
      UIPasteboard.general.string = edited.selectedText
      if edit == .cut { edited.delete(to: .previousCharacter) }
    case .paste:
      guard let text = UIPasteboard.general.string else { return }
      edited.insert(hasLines ? text : String(text.map { $0.isNewline ? " " : $0 }))
    }
    change(to: edited)
  }

  /// Writes the text if it is another, and keeps the insertion point.
  fileprivate final func change(to new: EditedText) {
    placed = new.isAtEnd ? nil : new
    if new.text == text { setNeedsDescription() } else { self.edit(new.text) }
  }
}
