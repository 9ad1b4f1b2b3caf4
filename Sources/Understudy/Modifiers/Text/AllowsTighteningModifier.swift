// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  /// Tightening reduces the space between characters where room is short; labels stay the same.
  nonisolated public consuming func allowsTightening(_ flag: Bool) -> some View { self }
}
