// Nothing is drawn, so there is nothing to observe.

extension View {
  /// The accent color is an older form of the tint, and likewise changes only how controls look.
  nonisolated public consuming func accentColor(_ accentColor: Color?) -> some View { self }
  /// The inversion of colors does not reach the element tree, which contains no colors.
  nonisolated public consuming func colorInvert() -> some View { self }
  /// The color is multiplied with those of the view on a screen; there is nothing to multiply here.
  nonisolated public consuming func colorMultiply(_ color: Color) -> some View { self }
}
