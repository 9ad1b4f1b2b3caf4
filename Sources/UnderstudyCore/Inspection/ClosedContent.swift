import UnderstudyElements

/// A node with content that is made only when it is shown, as the items of a menu are (F-108).
@MainActor package protocol ClosedContainer: Node {
  /// What holds the content, which is made out of view where there is none yet; nil where the content is shown.
  func closedContent() -> Node?
}

/// Holds content that an inspection has had made out of view.
package final class ClosedContentNode: Node {
  fileprivate var scope: ScopeNode?

  fileprivate override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isOutOfFlow)
  }

  package override func collect(_ elements: inout [Element]) {}
}

extension Node {
  /// Makes content out of view below the node, or brings that of the last time up to date.
  ///
  /// - Parameters:
  ///   - inputs: What the content inherits.
  ///   - environment: Changes the environment for the content.
  ///   - content: Makes it.
  package final func closedScope<Content: View>(
    _ inputs: _ViewInputs, environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    content: @escaping @MainActor () -> Content
  ) -> ScopeNode {
    if let known = children.lazy.compactMap({ $0 as? ClosedContentNode }).first?.scope {
      known.update(content)
      return known
    }
    var inputs = inputs
    inputs.parent = self
    inputs.attributes = ElementAttributes()
    inputs.layoutSteps = nil
    inputs.overrides = nil
    inputs.lazyWindow = nil
    inputs.enclosingElement = nil
    let holder = ClosedContentNode(inputs)
    children.append(holder)
    inputs.parent = holder
    let scope = ScopeNode(inputs, isVisible: false, isOutOfFlow: true, environment: environment, content: content)
    holder.scope = scope
    holder.children.append(scope)
    return scope
  }

  /// Makes all closed content here and below, save for what is inside other closed content.
  ///
  /// - Returns: What holds each, in the order of the tree.
  package final func openClosedContent() -> [Node] {
    var found: [Node] = []
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      if let container = node as? any ClosedContainer, let content = container.closedContent() { found.append(content) }
      pending += node.children.reversed().filter { !$0.hidesContent && !($0 is ClosedContentNode) }
    }
    return found
  }

  /// The elements of closed content.
  package final var closedElements: [Element] {
    var elements: [Element] = []
    for child in children { child.collectInFlow(&elements) }
    return elements
  }
}

extension ElementNode {
  /// What content inherits that is made below the element.
  package final var inputsBelow: _ViewInputs {
    _ViewInputs(
      host: host, parent: self, isMounting: true, environment: environment, enclosingElement: nil, overrides: nil,
      lazyWindow: nil)
  }
}
