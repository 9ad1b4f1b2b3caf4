// Nothing is drawn, so there is nothing to observe.

extension View {
  /// The color of texts and symbols is not part of the element tree, so tests cannot read it.
  ///
  /// - Parameter color: The color, or nil for the inherited one.
  nonisolated public consuming func foregroundColor(_ color: Color?) -> some View { self }
  /// The style colors texts, symbols and shapes on a screen; their elements stay the same.
  nonisolated public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Takes a style for each of the two levels of a hierarchy.
  nonisolated public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  /// Takes a style for each of the three levels of a hierarchy.
  nonisolated public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
}

extension Text {
  /// Returns the text itself: its color is not stored, so texts in two colors are equal.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  /// Returns the text itself: a foreground style is not stored, and the text remains a text for `+`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}
