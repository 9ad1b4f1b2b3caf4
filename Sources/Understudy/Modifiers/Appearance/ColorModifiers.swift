extension View {
  /// The accent color is an older form of the tint, and likewise changes only how controls look.
  nonisolated public consuming func accentColor(_ accentColor: Color?) -> some View {
    modifier(_TintDrawing(style: accentColor))
  }
  /// The inversion of colors does not reach the element tree, and pictures do not show it.
  nonisolated public consuming func colorInvert() -> some View { self }
  /// The color is multiplied with those of the view on a screen; pictures do not show it.
  nonisolated public consuming func colorMultiply(_ color: Color) -> some View { self }
}
