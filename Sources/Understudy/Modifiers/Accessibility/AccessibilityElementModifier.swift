@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Makes the view an element of its own (Apple's page "accessibilityElement(children:)").
  ///
  /// - Parameter children: What becomes of the elements inside.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    _AccessibilityElementView(content: self, children: children)
  }
}

public struct _AccessibilityElementView<Content: View> {
  let content: Content
  let children: AccessibilityChildBehavior
}

extension _AccessibilityElementView: View, ElementView, DescribingModifier {
  package func makeNode(_ inputs: inout _ViewInputs) -> AccessibilityElementNode {
    AccessibilityElementNode(children, &inputs)
  }
  package func update(_ node: AccessibilityElementNode) { node.accept(children) }
  package func visitContent(_ inputs: inout _ViewInputs) {
    inputs.lazyWindow = nil
    Content._makeView(content, inputs: &inputs)
  }
}

extension _AccessibilityElementView: ContentShowing {
  package var shownContent: Content { content }
}

package final class AccessibilityElementNode: ElementNode {
  private var behavior: AccessibilityChildBehavior

  init(_ behavior: AccessibilityChildBehavior, _ inputs: inout _ViewInputs) {
    self.behavior = behavior
    super.init(.other, &inputs)
  }

  func accept(_ new: AccessibilityChildBehavior) {
    guard new != behavior else { return }
    behavior = new
    setNeedsChildren()
  }

  package override var takesTouches: Bool { false }
  package override var derivesLabel: Bool { behavior == .combine }
  package override var showsChildren: Bool { behavior == .contain }

  package override func describe(_ content: inout ElementContent) {
    content.type = .other
    guard behavior == .combine else { return }
    content.texts.label = labels().joined(separator: ", ")
    let parts = visibleParts
    content.texts.value = parts.compactMap(\.currentTexts.value).filter { !$0.isEmpty }.first
    let types = Set(parts.map(\.element.type))
    for type in [ElementType.button, .switch, .link, .staticText, .image] where types.contains(type) {
      content.type = type
      break
    }
    if parts.contains(where: { $0.element.traits.contains(.selected) }) { content.traits.insert(.selected) }
  }

  /// A touch reaches the controls and gestures inside an element that stands for them: the first that acts on it or, where
  /// the element ignores them, that in the middle before the others.
  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard behavior != .contain, element === self.element else { return nil }
    var parts = touchableParts
    if behavior == .ignore, !parts.isEmpty { parts.insert(parts.remove(at: parts.count / 2), at: 0) }
    for part in parts {
      var path: [Node] = []
      var current: Node? = part
      while let node = current, node !== self {
        path.append(node)
        current = node.parent
      }
      let touched = (part as? ElementNode)?.element ?? element
      let outcome = Self.perform(action, on: touched, along: path)
      if outcome != .unhandled { return outcome }
    }
    return nil
  }

  /// What a finger meets inside, in order: elements, and what is seen and is none.
  private var touchableParts: [Node] {
    var result: [Node] = []
    var pending = Array(children.reversed())
    while let node = pending.popLast() {
      if node.flags.contains(.isOutOfFlow) || node.hidesContent { continue }
      if node is ElementNode || node.children.isEmpty {
        result.append(node)
      } else {
        pending.append(contentsOf: node.children.reversed())
      }
    }
    return result
  }

  /// The elements inside that are not inside another.
  private var visibleParts: [ElementNode] {
    var result: [ElementNode] = []
    var pending = Array(children.reversed())
    while let node = pending.popLast() {
      if node.flags.contains(.isOutOfFlow) || node.hidesContent { continue }
      if let element = node as? ElementNode {
        if element.attributes.isHidden != true { result.append(element) }
      } else {
        pending.append(contentsOf: node.children.reversed())
      }
    }
    return result
  }
}
