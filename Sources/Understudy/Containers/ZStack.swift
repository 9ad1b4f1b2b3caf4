/// Views one in front of the other, the last in front.
public struct ZStack<Content: View> {
  package let content: Content
  private let alignment: Alignment
}

extension ZStack: View, ContainerView {
  /// Places the content in layers, the last view in front.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - content: The views, from back to front.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  package var arrangement: StackArrangement { .depth(alignment, isStatic: !Content._isList) }
}
