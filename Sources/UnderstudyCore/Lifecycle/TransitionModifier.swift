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

extension _TransitionModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let isList = Inner._isList
    let node = inputs.node(
      make: { TransitionNode(modifier.kind, isList: isList, $0) }, update: { $0.kind = modifier.kind })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

package final class TransitionNode: Node {
  var kind: TransitionKind
  private let isList: Bool

  init(_ kind: TransitionKind, isList: Bool, _ inputs: _ViewInputs) {
    self.kind = kind
    self.isList = isList
    super.init(inputs)
  }

  package override var isTransparent: Bool { isList }
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
