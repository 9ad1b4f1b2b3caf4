// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
