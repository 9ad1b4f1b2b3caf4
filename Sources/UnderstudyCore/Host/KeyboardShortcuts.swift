import UnderstudyElements

/// The controls of an app that answer to keys (SEM-366).
@MainActor
package final class KeyboardShortcuts: HostService {
  private unowned(unsafe) let host: Host
  private var controls: [any ShortcutNode] = []

  package init(host: Host) { self.host = host }

  package func add(_ control: any ShortcutNode) { controls.append(control) }
  package func remove(_ control: any ShortcutNode) { controls.removeAll { $0 === control } }

  /// Uses the first control that answers to a key and can be reached by the user.
  ///
  /// - Parameters:
  ///   - key: The key's character.
  ///   - modifiers: The raw value of the modifiers that are held.
  /// - Returns: Whether there is one.
  package func press(_ key: Character, modifiers: Int) -> Bool {
    host.refreshElements()
    let element = controls.sorted { $0.serial < $1.serial }.lazy.filter { $0.answers(to: key, modifiers: modifiers) }
      .compactMap(\.control).map(\.element).first { [tree = host.tree!] element in
        element.isInTree && element.isEnabled && (tree.barrier.map { element.isInside($0) } ?? true)
      }
    guard let element else { return false }
    let origin = host.recordAction(.pressKeysOf, on: element.texts.messageText, element.type)
    return host.perform(.tap, on: element, hasFinger: false, from: origin) == .performed
  }
}

/// A place whose control answers to a key.
@MainActor
package protocol ShortcutNode: Node {
  func answers(to key: Character, modifiers: Int) -> Bool
}

extension ShortcutNode {
  /// The first control of the place.
  fileprivate var control: ElementNode? {
    var pending: [Node] = Array(children.reversed())
    while let node = pending.popLast() {
      if let element = node as? ElementNode { return element }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }
}
