// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  nonisolated public consuming func tint(_ tint: Color?) -> some View { self }
}
