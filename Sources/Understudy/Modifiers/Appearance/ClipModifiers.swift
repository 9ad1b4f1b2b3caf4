// Nothing is drawn, so there is nothing to observe.

extension View {
  /// Clipping cuts off what is drawn outside the view's frame; no element is left out of the tree.
  nonisolated public consuming func clipped(antialiased: Bool = false) -> some View { self }
  /// A clip shape limits what is drawn; elements outside it stay in the tree, and tests can use them.
  nonisolated public consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    self
  }
}
