@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The element of a button, with what its label shows below.
package class ButtonNode: ElementNode {
  @exclusivity(unchecked) package final var action: @MainActor () -> Void
  @exclusivity(unchecked) package private(set) final var role: ButtonRole?
  /// The label, where it is nothing but a text and has no node.
  @exclusivity(unchecked) private final var title: String?
  private final let isFlat: Bool
  /// Whether a finger rests on the button, where a style wants to know.
  @exclusivity(unchecked) private final var press: ButtonPress?

  /// - Parameters:
  ///   - action: Runs once a tap.
  ///   - role: What the action means for the user's data.
  ///   - title: The label's text, if no nodes below give it.
  ///   - isFlat: Whether what lies below only gives its texts. A label of one text or image is merged in any case;
  ///     labels of several views stay visible otherwise (reference, section 4).
  ///   - inputs: The place in the tree.
  package init(
    _ action: @escaping @MainActor () -> Void, role: ButtonRole? = nil, title: String? = nil, isFlat: Bool = false,
    _ inputs: inout _ViewInputs
  ) {
    self.action = action
    self.role = role
    self.title = title
    self.isFlat = isFlat
    super.init(.button, &inputs)
  }

  package final func accept(_ action: @escaping @MainActor () -> Void, role: ButtonRole?, title: String? = nil) {
    self.action = action
    self.role = role
    self.title = title
  }

  /// Says from now on when a finger rests on the button.
  final var trackedPress: ButtonPress {
    if let press { return press }
    let made = ButtonPress()
    press = made
    return made
  }

  package override var derivesLabel: Bool { title == nil }

  package override func describe(_ content: inout ElementContent) {
    if let title {
      content.texts.label = title
      return
    }
    content.texts.label = labels().joined(separator: ", ")
    var elements: [Element] = []
    super.collectChildren(&elements)
    if elements.count == 1, merges(elements), let node = elements[0].source as? ElementNode {
      content.texts.identifier = node.currentTexts.identifier
    }
  }

  package override func collectChildren(_ elements: inout [Element]) {
    super.collectChildren(&elements)
    if isFlat || merges(elements) { elements.removeAll() }
  }

  /// Whether the label shows no more than one text or image, an icon beside its title aside.
  private final func merges(_ elements: [Element]) -> Bool {
    let parts = elements.filter { ($0.source as? ImageNode)?.isIconOfTitle != true }
    return parts.count < 2 && parts.allSatisfy { $0.type == .staticText || $0.type == .image }
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    switch action {
    case .tap(let count, _):
      guard isElementEnabled else { return .disabled }
      environment.values.willTapButton?()
      for _ in 0..<count { activate() }
    case .press:
      guard isElementEnabled else { return .disabled }
      environment.values.willTapButton?()
      activate()
    default: return nil
    }
    environment.values.menuDismissal?()
    return .performed
  }

  /// A finger comes down, styles see it, and it is lifted: that runs the action, unless the button has gone meanwhile.
  private final func activate() {
    guard let press else { return action() }
    press.isDown = true
    host.settle()
    guard !flags.contains(.isUnmounted) else { return }
    press.isDown = false
    action()
  }
}

extension ButtonNode: InspectableText {
  package final var ownText: String? { title }
}

/// A button whose style decides when the action runs. Where the style shows a button itself, that one is the element.
package final class PrimitiveButtonNode: ButtonNode {
  private var isForwarding = false

  package init(_ action: @escaping @MainActor () -> Void, role: ButtonRole?, _ inputs: inout _ViewInputs) {
    super.init(action, role: role, &inputs)
  }

  /// The elements of the style's body, if one of them is a button.
  private var ownButtons: [Element]? {
    var elements: [Element] = []
    for child in children where !child.flags.contains(.isOutOfFlow) { child.collect(&elements) }
    return elements.contains { $0.type == .button } ? elements : nil
  }

  package override func collect(_ elements: inout [Element]) {
    if let ownButtons { elements += ownButtons } else { super.collect(&elements) }
  }

  package override func collectChildren(_ elements: inout [Element]) {
    if ownButtons == nil {
      super.collectChildren(&elements)
    } else {
      (parent?.nearest { $0 is ElementNode } as? ElementNode)?.setNeedsChildren()
    }
  }

  /// What is done to the button is done to its content, where the style's gestures are.
  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard !isForwarding else { return .unhandled }
    guard element === self.element else { return nil }
    guard isElementEnabled else { return .disabled }
    isForwarding = true
    defer { isForwarding = false }
    var content: [Element] = []
    for child in children where !child.flags.contains(.isOutOfFlow) { child.collect(&content) }
    for part in content {
      let outcome = part.source?.perform(action, on: part)
      if let outcome, outcome != .unhandled { return outcome }
    }
    return nil
  }
}
