/// An entry that shows an element, to which accessibility attributes written on the view belong. It states the element's node.
@MainActor
package protocol LeafView: EntryView {
  associatedtype EntryNode: ElementNode

  /// Makes the node, which takes the attributes that wait in the inputs. Must not read state.
  func makeNode(_ inputs: inout _ViewInputs) -> EntryNode

  /// Gives the node of the last time the new value; it is described on the next query.
  func update(_ node: EntryNode)
}

extension LeafView {
  @inline(__always)
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.element(make: { view.makeNode(&$0) }, update: { view.update($0) })
  }
  public static var _takesAttributes: Bool { true }
}

/// An entry that shows an element with content below it, such as a control's label. It states both.
@MainActor
package protocol ElementView: LeafView {
  /// Visits what lies inside the element.
  func visitContent(_ inputs: inout _ViewInputs)
}

extension ElementView {
  @inline(__always)
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.element(
      make: { view.makeNode(&$0) }, update: { view.update($0) }, content: { view.visitContent(&$0) })
  }
}
