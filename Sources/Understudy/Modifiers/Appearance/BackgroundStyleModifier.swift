// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The style is for backgrounds without a style of their own; pictures show the system's.
  nonisolated public consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
}
