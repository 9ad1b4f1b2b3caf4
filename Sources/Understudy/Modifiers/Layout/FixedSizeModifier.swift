// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The view's ideal size does not change its element: labels are never truncated here.
  nonisolated public consuming func fixedSize() -> some View { self }
  /// Takes the axes along which the view would have its ideal size.
  nonisolated public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
}
