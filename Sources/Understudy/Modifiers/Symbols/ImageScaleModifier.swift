extension View {
  /// Sets the size of the symbols inside, relative to their font (LAY-233).
  nonisolated public consuming func imageScale(_ scale: Image.Scale) -> some View {
    modifier(_TextLookModifier(.imageScale(scale)))
  }
}
