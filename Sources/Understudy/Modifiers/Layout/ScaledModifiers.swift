// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The view is as large as fits into its room on a screen; its element's frame does not follow.
  nonisolated public consuming func scaledToFit() -> some View { self }
  /// The view fills its room on a screen, where parts may be cut off; its element stays whole.
  nonisolated public consuming func scaledToFill() -> some View { self }
}
