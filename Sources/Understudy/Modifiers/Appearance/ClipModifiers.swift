// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func clipped(antialiased: Bool = false) -> some View { self }
  nonisolated public consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    self
  }
}
