import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension XCUIElement {
  /// Types text into the focused element: this one or one inside it (Apple's page "typeText(_:)").
  ///
  /// Text goes in place of what is selected, or where the insertion point is: at the end, unless a key or the edit menu
  /// has moved it. `\n` is the Return key, and what follows it goes to the element that is focused then. Arrow keys move the
  /// insertion point; function keys do nothing. Fails the test where nothing in the element has the focus.
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    let site = CallSite(fileID, file, line)
    application.step(.action, typingTitle(text), at: site) { type(text, at: site) }
  }

  private func type(_ text: String, at site: CallSite) {
    var rest = Substring(KeyboardText.normalized(text))
    guard !rest.isEmpty else {
      _ = focus(at: site)
      return
    }
    if pressesKeys(of: rest, at: site) { return }
    while !rest.isEmpty, let focused = focus(at: site) {
      let end = rest.firstIndex(of: "\n").map(rest.index(after:)) ?? rest.endIndex
      if let cover = application.cover(of: focused) {
        let obstacle = Obstacle.cover(TouchCover(element: cover), at: nil)
        return AutomationFailure.obstructed(.typeInto, self, focused, by: obstacle).report(at: site)
      }
      application.deliver(.type(String(rest[..<end])), verb: .typeInto, to: focused, of: self, at: site)
      rest = rest[end...]
    }
  }

  /// Presses the key of a character: it uses the control with that shortcut, or types (SEM-366). A key that does
  /// neither fails the test.
  public func typeKey(
    _ key: String, modifierFlags flags: XCUIElement.KeyModifierFlags, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let site = CallSite(fileID, file, line)
    application.step(.action, typingTitle(key), at: site) { type(key: key, flags, at: site) }
  }

  private func type(key: String, _ flags: XCUIElement.KeyModifierFlags, at site: CallSite) {
    if !flags.isSubset(of: [.shift, .capsLock, .option]), usesShortcut(key, flags, at: site) { return }
    if pressesKey(key, flags, at: site) { return }
    if usesShortcut(key, flags, at: site) || focusIsNoControl || editsText(key, flags, at: site) { return }
    guard let text = KeyboardText.text(key: key, flags) else {
      guard target(.typeKeyInto, at: site) != nil else { return }
      return AutomationFailure.key(key, flags).report(at: site)
    }
    type(text, at: site)
  }

  /// Presses a key by its name. Arrows move the insertion point; function keys are shortcuts or fail the test.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags: XCUIElement.KeyModifierFlags, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    typeKey(key.rawValue, modifierFlags: modifierFlags, fileID: fileID, file: file, line: line)
  }

  /// Whether the focus is at a view that is no control: keys that no view handles do nothing there.
  private var focusIsNoControl: Bool {
    application.host.map { $0.isRunning && $0.focus.node == nil && $0.focus.place != nil } ?? false
  }

  /// Offers a key to the views around the focus; answers whether one has handled it. A key that types into a field is offered as
  /// it is typed.
  private func pressesKey(_ key: String, _ flags: XCUIElement.KeyModifierFlags, at site: CallSite) -> Bool {
    guard let host = application.host, host.isRunning, let character = key.first, key.count == 1 else { return false }
    application.settle(at: site)
    if host.focus.node != nil, KeyboardText.text(key: key, flags) != nil, TextEdit(key: character) == nil {
      return false
    }
    let isHandled = application.session.perform {
      host.service(KeyPresses.self).press(character, modifiers: Int(flags.rawValue))
    }
    if isHandled { application.settle(at: site) }
    return isHandled
  }

  /// Presses the keys of a text where the focus is at a view of this element that is no control; answers whether it is.
  private func pressesKeys(of text: Substring, at site: CallSite) -> Bool {
    application.settle(at: site)
    guard let host = application.host, host.isRunning, host.focus.node == nil, host.focus.place != nil,
      let node = target(.typeInto, at: site)?.source as? Node, host.service(KeyPresses.self).hasFocus(near: node)
    else { return false }
    for key in text {
      application.session.perform {
        _ = host.service(KeyPresses.self).press(key, modifiers: key.isUppercase ? 1 << 1 : 0)
      }
      application.settle(at: site)
    }
    return true
  }

  /// Uses the control with this shortcut, and returns whether there is one. A focused field
  /// takes precedence over shortcuts without modifiers.
  private func usesShortcut(_ key: String, _ flags: XCUIElement.KeyModifierFlags, at site: CallSite) -> Bool {
    guard let host = application.host, host.isRunning, let character = key.first, key.count == 1 else { return false }
    if flags.isSubset(of: [.shift, .capsLock]), let focused = host.tree.focused, focused.isInTree { return false }
    application.settle(at: site)
    return application.session.perform {
      host.service(KeyboardShortcuts.self).press(character, modifiers: Int(flags.rawValue))
    }
  }

  /// Edits the focused field if the key moves the insertion point, selects or removes, and returns whether it does. Without a
  /// focused field it fails, as typing does.
  private func editsText(_ key: String, _ flags: XCUIElement.KeyModifierFlags, at site: CallSite) -> Bool {
    guard let character = key.first, key.count == 1,
      let edit = TextEdit(key: character, modifiers: TextEdit.Modifiers(rawValue: flags.rawValue))
    else { return false }
    if let focused = focus(at: site) {
      application.deliver(.edit(edit), verb: .typeKeyInto, to: focused, of: self, at: site)
    }
    return true
  }

  /// What typed text goes to, or nil once its absence is reported.
  private func focus(at site: CallSite) -> Element? {
    guard let element = target(.typeInto, at: site), let tree = application.host?.tree else { return nil }
    if let focused = tree.focused, focused.isInTree, focused.isInside(element) { return focused }
    AutomationFailure.noFocus(self, element, focused: tree.focused).report(at: site)
    return nil
  }
}

/// Keys as the text that they type.
enum KeyboardText {
  /// Text with one character for Return, whichever key it came from.
  static func normalized(_ text: String) -> String {
    String(text.map { $0 == "\r" || $0 == "\r\n" || $0 == "\u{3}" ? "\n" : $0 })
  }

  /// What a key types with modifiers held, or nil where it types nothing.
  static func text(key: String, _ flags: XCUIElement.KeyModifierFlags) -> String? {
    guard flags.isSubset(of: [.shift, .capsLock]) else { return nil }
    let typed = normalized(key)
    guard !typed.contains(where: TextEdit.isSilent) else { return nil }
    return flags.isEmpty ? typed : typed.uppercased()
  }
}
