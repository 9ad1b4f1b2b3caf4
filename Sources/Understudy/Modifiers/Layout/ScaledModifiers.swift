// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func scaledToFit() -> some View { self }
  nonisolated public consuming func scaledToFill() -> some View { self }
}
