// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The mirroring of drawings for languages such as Arabic leaves the order of elements as it is.
  nonisolated public consuming func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
