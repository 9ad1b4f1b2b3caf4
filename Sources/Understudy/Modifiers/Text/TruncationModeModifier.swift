extension View {
  /// Sets where a text is cut that does not fit its room (LAY-309); its label is never cut.
  nonisolated public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_TextLookModifier(.truncation(mode)))
  }
}
