// Nothing is drawn, so there is nothing to observe.

extension View {
  /// The style is for backgrounds without a style of their own; no background is drawn here.
  nonisolated public consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
}
