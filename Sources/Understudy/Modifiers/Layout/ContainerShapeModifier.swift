// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func containerShape<T: Shape>(_ shape: T) -> some View { self }
}
