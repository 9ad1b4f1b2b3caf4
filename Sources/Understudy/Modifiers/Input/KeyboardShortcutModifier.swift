@_spi(Runtime) import UnderstudyCore

extension View {
  /// Lets a key use the control (SEM-366). Keys without modifiers go first to the focused field.
  nonisolated public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Adds a shortcut if there is one.
  ///
  /// - Parameter shortcut: The key, or nil for none.
  nonisolated public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Takes the key by itself; the modifiers are Command unless others are given.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: What must be held together with the key.
  ///   - localization: How the shortcut follows the keyboard's layout, which has no effect here.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

public struct _KeyboardShortcutModifier {
  let shortcut: KeyboardShortcut?
}

extension _KeyboardShortcutModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = KeyboardShortcutNode
}

package final class KeyboardShortcutNode: ValueNode<_KeyboardShortcutModifier>, ShortcutNode {
  package override func didMake() { host.service(KeyboardShortcuts.self).add(self) }

  package func answers(to key: Character, modifiers: Int) -> Bool {
    guard let shortcut = modifier.shortcut else { return false }
    return shortcut.key.character == key && shortcut.modifiers.rawValue == modifiers
  }

  package override func didUnmount() { host.service(KeyboardShortcuts.self).remove(self) }
}
