// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func accentColor(_ accentColor: Color?) -> some View { self }
  nonisolated public consuming func colorInvert() -> some View { self }
  nonisolated public consuming func colorMultiply(_ color: Color) -> some View { self }
}
