/// An entry that holds a list of its own and shows no element, as a stack does. It states the content.
@MainActor
package protocol ContainerView: EntryView {
  associatedtype Content: View
  /// Borrowed, as a copy would count the references of all that is in it.
  @_borrowed var content: Content { get }

  /// How what lies inside is laid out.
  var arrangement: StackArrangement { get }

  /// Visits what lies inside.
  static func visitContent(_ view: Self, _ inputs: inout _ViewInputs)
}

extension ContainerView {
  @inline(__always)
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.stack(view.arrangement) { visitContent(view, &$0) }
  }

  package var arrangement: StackArrangement { .unspecified }

  @inline(__always)
  package static func visitContent(_ view: Self, _ inputs: inout _ViewInputs) {
    Content._makeView(view.content, inputs: &inputs)
  }
}

/// A view that only holds others for the list that it stands in. It states how they are visited.
@MainActor
package protocol StructuralView: PrimitiveView {}

extension StructuralView {
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}

/// A view that is no more than the list of its content, such as a group.
@MainActor
package protocol ListView: StructuralView {
  associatedtype Content: View
  /// Borrowed, as a copy would count the references of all that is in it.
  @_borrowed var content: Content { get }
}

extension ListView {
  @inline(__always)
  public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    Content._makeView(view.content, inputs: &inputs)
  }
  public static var _takesAttributes: Bool { Content._takesAttributes }
}
