@_spi(Runtime) import UnderstudyCore

extension View {
  /// Lets a key use the control (SEM-366). Keys without modifiers go to a field that has the keyboard first.
  nonisolated public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// - Parameter shortcut: The key, or nil for none.
  nonisolated public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

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

extension _KeyboardShortcutModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(
      make: { KeyboardShortcutNode(modifier.shortcut, isList: Inner._isList, $0) },
      update: { $0.shortcut = modifier.shortcut })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
  }
  public static var _passesAttributes: Bool { true }
}

package final class KeyboardShortcutNode: WrapperNode, ShortcutNode {
  fileprivate var shortcut: KeyboardShortcut?

  init(_ shortcut: KeyboardShortcut?, isList: Bool, _ inputs: _ViewInputs) {
    self.shortcut = shortcut
    super.init(isList: isList, inputs)
    host.service(KeyboardShortcuts.self).add(self)
  }

  package func answers(to key: Character, modifiers: Int) -> Bool {
    guard let shortcut else { return false }
    return shortcut.key.character == key && shortcut.modifiers.rawValue == modifiers
  }

  package override func didUnmount() { host.service(KeyboardShortcuts.self).remove(self) }
}
