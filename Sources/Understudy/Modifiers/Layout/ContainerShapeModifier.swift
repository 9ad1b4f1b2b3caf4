// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The shape is for content that adapts to its container's corners; nothing adapts to it here.
  nonisolated public consuming func containerShape<T: Shape>(_ shape: T) -> some View { self }
}
