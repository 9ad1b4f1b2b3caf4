/// How a view comes and goes. Headless, only the order of appearance and disappearance follows from it (SEM-168).
package struct TransitionKind: Sendable {
  /// Whether the old view is gone before the new one comes.
  package var removesFirst: Bool
  package init(removesFirst: Bool) { self.removesFirst = removesFirst }
}

public struct _TransitionModifier {
  package let kind: TransitionKind
  package init(kind: TransitionKind) { self.kind = kind }
}

extension _TransitionModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = TransitionNode
}

package final class TransitionNode: ValueNode<_TransitionModifier> {
  var kind: TransitionKind { modifier.kind }
}

extension Node {
  /// Whether content that is swapped here disappears before its successor appears (SEM-168).
  final var removesBeforeInsertion: Bool {
    var current: Node? = self
    while let node = current, !(node is EvaluatingNode) {
      if let transition = node as? TransitionNode { return transition.kind.removesFirst }
      current = node.children.count == 1 ? node.children[0] : nil
    }
    current = parent
    while let node = current, !(node is EvaluatingNode), !(node is ContainerNode) {
      if let transition = node as? TransitionNode { return transition.kind.removesFirst }
      current = node.parent
    }
    return false
  }
}
