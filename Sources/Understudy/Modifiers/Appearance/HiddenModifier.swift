extension View {
  /// Leaves the view's room empty: its elements are not in the tree (reference, section 4.1).
  nonisolated public consuming func hidden() -> some View { modifier(_OpacityEffect(isInvisible: true)) }
}
