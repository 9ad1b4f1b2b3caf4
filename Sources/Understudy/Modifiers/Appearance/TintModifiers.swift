// Nothing is drawn, so there is nothing to observe.

extension View {
  /// The tint colors controls such as buttons and switches; their elements stay the same.
  ///
  /// - Parameter tint: The style, or nil for the inherited one.
  nonisolated public consuming func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// Takes the tint as a color, or nil for the inherited one.
  nonisolated public consuming func tint(_ tint: Color?) -> some View { self }
}
