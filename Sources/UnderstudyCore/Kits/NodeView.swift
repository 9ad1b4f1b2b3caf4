/// An entry with a node, below which nothing is visited. It states the node.
@MainActor
package protocol NodeView: EntryView {
  associatedtype EntryNode: Node

  /// Makes the node, with the inputs of its place. Must not read state.
  func makeNode(_ inputs: _ViewInputs) -> EntryNode

  /// Gives the node of the last time the new value.
  func update(_ node: EntryNode)
}

extension NodeView {
  @inline(__always)
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.node(make: { view.makeNode($0) }, update: { view.update($0) })
  }
}
