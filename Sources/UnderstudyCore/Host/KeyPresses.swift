/// The views of an app that act on keys while the focus is at them.
@MainActor
package final class KeyPresses: HostService {
  private unowned(unsafe) let host: Host
  /// How many views there are; without any, keys take the short way.
  private var count = 0

  /// Whether keys come from the screen, which are no keys of a keyboard.
  @exclusivity(unchecked) package var areOnScreen = false

  package init(host: Host) { self.host = host }

  package func add(_ receiver: any KeyPressReceiver) { count += 1 }
  package func remove(_ receiver: any KeyPressReceiver) { count -= 1 }

  /// Offers a key to the views around the focus, from the inside out, until one handles it.
  ///
  /// - Parameters:
  ///   - key: The key's character.
  ///   - modifiers: The raw value of the modifiers that are held.
  /// - Returns: Whether a view has handled it: then it does nothing else.
  package func press(_ key: Character, modifiers: Int) -> Bool {
    guard count > 0, !areOnScreen, let place = host.focus.place else { return false }
    let isHandled = send(KeyStroke(key: key, modifiers: modifiers, isDown: true), from: place)
    // The key comes up where the focus is then.
    _ = send(KeyStroke(key: key, modifiers: modifiers, isDown: false), from: host.focus.place ?? place)
    return isHandled
  }

  private func send(_ stroke: KeyStroke, from place: Node) -> Bool {
    var current: Node? = place
    while let node = current {
      if let receiver = node as? any KeyPressReceiver, receiver.receive(stroke) { return true }
      current = node.flags.contains(.isOutOfFlow) ? nil : node.parent
    }
    return false
  }

  /// Whether the focus is at a view that is no control, at a node, below it, or around it.
  package func hasFocus(near node: Node) -> Bool {
    guard host.focus.node == nil, let place = host.focus.place else { return false }
    return place.nearest { $0 === node } != nil || node.nearest { $0 === place } != nil
  }
}

/// A key that goes down or comes up.
package struct KeyStroke {
  package let key: Character
  /// The raw value of the modifiers that are held.
  package let modifiers: Int
  package let isDown: Bool
}

/// A view that acts on keys.
@MainActor
package protocol KeyPressReceiver: Node {
  /// Acts on the key; answers whether it is handled.
  func receive(_ stroke: KeyStroke) -> Bool
}
