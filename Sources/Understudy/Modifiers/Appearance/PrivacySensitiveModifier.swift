// Nothing hides what is private, so there is nothing to observe.

extension View {
  /// The mark does not hide the content here: its elements and texts stay in the tree.
  nonisolated public consuming func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
