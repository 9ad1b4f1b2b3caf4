/// A view without content: it takes no place in a list and shows no element (SEM-389).
public struct EmptyView: Sendable {
  /// Makes a view that leaves no trace in the element tree.
  public init() {}
}

extension EmptyView: View, StructuralView {
  public static func _makeView(_ view: EmptyView, inputs: inout _ViewInputs) {}
}
