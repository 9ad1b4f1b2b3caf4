/// Several views as one expression, without a container of its own: modifiers apply to each of them (SEM-166, SEM-228).
public struct Group<Content> {
  package let content: Content

  package init(content: Content) { self.content = content }
}

extension Group: View, PrimitiveView, StructuralView, ListView where Content: View {
  /// Groups views without a container: the views stay entries of what is around.
  ///
  /// - Parameter content: The views of the group.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
