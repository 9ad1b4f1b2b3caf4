@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension _ViewInputs {
  /// Whether a button, link or menu that is made here lies in the label of another one, so that it is a part of that: it is no
  /// element, and the other takes its touches. One with a style of its own stays an element and takes its own (F-141).
  var isPartOfControl: Bool {
    // Most lie in none, and that is known at once.
    guard var outer = enclosingElement, outer.element.type == .button || outer.element.type == .link,
      environment.values.buttonsAreAutomatic
    else { return false }
    // What a primitive style shows is the button itself.
    while let button = outer as? ButtonNode, button.look == .primitive {
      guard let around = button.enclosingElement else { return false }
      outer = around
    }
    guard outer is ButtonNode || outer is LinkNode else { return false }
    var current: Node? = parent
    while let node = current, node !== outer {
      if node is ScopeNode || node.flags.contains(.isOutOfFlow) { return false }
      current = node.parent
    }
    return current != nil
  }
}

/// A control that may lie in the label of another one.
@MainActor
protocol ControlPart: ElementNode {
  var isPart: Bool { get }
}

extension ControlPart {
  /// Marks the controls around a part: they are disabled where the part is (F-141).
  func joinControlAround() {
    guard isPart else { return }
    var around = enclosingElement
    while let control = around {
      control.flags.insert(.hasControlParts)
      around = (control as? ButtonNode)?.look == .primitive ? control.enclosingElement : nil
    }
  }

  /// Whether the app has disabled a control in the label.
  var hasDisabledPart: Bool { flags.contains(.hasControlParts) && containsDisabledPart }
}

extension Node {
  fileprivate final var containsDisabledPart: Bool {
    children.contains { child in
      guard !child.flags.contains(.isOutOfFlow) else { return false }
      if let part = child as? any ControlPart, part.isPart, !part.environment.values.isEnabled { return true }
      return child.containsDisabledPart
    }
  }
}
