// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The priority decides which view gets room first; every view has enough room here.
  nonisolated public consuming func layoutPriority(_ value: Double) -> some View { self }
}
