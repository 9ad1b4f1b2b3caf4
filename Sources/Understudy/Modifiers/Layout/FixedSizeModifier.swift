// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func fixedSize() -> some View { self }
  nonisolated public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
}
