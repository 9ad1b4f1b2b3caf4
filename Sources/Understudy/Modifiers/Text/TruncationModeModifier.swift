// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  /// The mode decides where text that does not fit is cut; labels are never cut here.
  nonisolated public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
}
