/// A modifier with a node around its content. It states the node; the rest follows.
///
/// The node is made or gets the new value, then the content is visited below it with what was written further out. On a list
/// the modifier goes once around all of it; see ``EntryModifier`` for one that goes around each entry.
@MainActor
package protocol NodeModifier: PrimitiveModifier {
  associatedtype AppliedNode: Node

  /// Makes the node, with the inputs of its place. Must not read state.
  ///
  /// - Parameter isList: Whether the content may be several entries of the list around, as the node then is.
  func makeNode(isList: Bool, _ inputs: _ViewInputs) -> AppliedNode

  /// Gives the node of the last time the new value.
  func update(_ node: AppliedNode)

  /// Changes what the content inherits, or visits what the node has in front of it.
  func prepareContent(of node: AppliedNode, _ inputs: inout _ViewInputs)

  /// Runs after the content has been visited: what is written further in has had its turn (SEM-146).
  func didVisitContent(of node: AppliedNode, mounting: Bool)
}

extension NodeModifier {
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { modifier.makeNode(isList: Inner._isList, $0) }, update: { modifier.update($0) })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { inner in
      modifier.prepareContent(of: node, &inner)
      Inner._makeView(content, inputs: &inner)
    }
    modifier.didVisitContent(of: node, mounting: isMounting)
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }

  package func prepareContent(of node: AppliedNode, _ inputs: inout _ViewInputs) {}
  package func didVisitContent(of node: AppliedNode, mounting: Bool) {}
}

/// A modifier with a node that goes around each entry of a list (SEM-228).
@MainActor
package protocol EntryModifier: NodeModifier {}

extension EntryModifier {
  public static var _isDistributed: Bool { true }
}

/// A node that is made of a modifier's value and takes each new one: its modifier need only name the class.
@MainActor
package protocol ModifierNode: Node {
  associatedtype Modifier

  init(_ modifier: Modifier, isList: Bool, _ inputs: _ViewInputs)

  /// Takes the new value and marks what depends on a difference.
  func accept(_ new: Modifier)
}

extension NodeModifier where AppliedNode: ModifierNode, AppliedNode.Modifier == Self {
  package func makeNode(isList: Bool, _ inputs: _ViewInputs) -> AppliedNode {
    AppliedNode(self, isList: isList, inputs)
  }
  package func update(_ node: AppliedNode) { node.accept(self) }
}
