// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
}
