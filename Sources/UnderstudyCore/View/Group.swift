/// Several views as one expression, without a container of its own: modifiers apply to each of them (SEM-166, SEM-228).
public struct Group<Content> {
  package let content: Content

  package init(content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// - Parameter content: The views of the group.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inline(__always)
  public static func _makeView(_ view: Group<Content>, inputs: inout _ViewInputs) {
    Content._makeView(view.content, inputs: &inputs)
  }
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
  public static var _takesAttributes: Bool { Content._takesAttributes }
}
