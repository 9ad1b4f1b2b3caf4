/// A view without content: it takes no place in a list and shows no element (SEM-389).
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  public static func _makeView(_ view: EmptyView, inputs: inout _ViewInputs) {}
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}
