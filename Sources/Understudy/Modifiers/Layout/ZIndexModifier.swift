// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The index decides what is drawn in front; siblings in the tree stay in the order in which they are written.
  nonisolated public consuming func zIndex(_ value: Double) -> some View { self }
}
