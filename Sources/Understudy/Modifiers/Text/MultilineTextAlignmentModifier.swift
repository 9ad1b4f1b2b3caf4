extension View {
  /// Lines up the lines of each text inside, within the text's own width: its frame stays (LAY-311).
  nonisolated public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(_TextLookModifier(.alignment(alignment)))
  }
}
