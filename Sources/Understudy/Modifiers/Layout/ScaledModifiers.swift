extension View {
  /// Makes the view as large as fits into its room with its own ratio (LAY-172).
  nonisolated public consuming func scaledToFit() -> some View {
    modifier(_AspectRatioLayout(ratio: nil, fills: false))
  }
  /// Makes the view fill its room with its own ratio, beyond it along one axis (LAY-172).
  nonisolated public consuming func scaledToFill() -> some View {
    modifier(_AspectRatioLayout(ratio: nil, fills: true))
  }
}
