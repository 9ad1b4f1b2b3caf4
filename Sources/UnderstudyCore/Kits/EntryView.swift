/// A view that is one entry of whatever list it stands in. It states what it makes there; what is written on the list is then
/// around it already (SEM-228).
@MainActor
package protocol EntryView: PrimitiveView {
  /// Brings the entry's nodes up to date, or makes them. Must not read state.
  static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs)
}

extension EntryView {
  @inline(__always)
  public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    makeEntry(view, &inputs)
  }
}

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

/// An entry that holds a list of its own and shows no element, as a stack does. It states the content.
@MainActor
package protocol ContainerView: EntryView {
  associatedtype Content: View
  var content: Content { get }

  /// Visits what lies inside.
  static func visitContent(_ view: Self, _ inputs: inout _ViewInputs)
}

extension ContainerView {
  @inline(__always)
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.stack { visitContent(view, &$0) }
  }

  @inline(__always)
  package static func visitContent(_ view: Self, _ inputs: inout _ViewInputs) {
    Content._makeView(view.content, inputs: &inputs)
  }
}

/// A view that is no more than the list of its content, such as a group.
@MainActor
package protocol ListView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension ListView {
  @inline(__always)
  public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    Content._makeView(view.content, inputs: &inputs)
  }
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
  public static var _takesAttributes: Bool { Content._takesAttributes }
}
