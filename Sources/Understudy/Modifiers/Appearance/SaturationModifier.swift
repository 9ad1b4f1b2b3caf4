// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The saturation makes colors stronger or weaker; the elements do not depend on it.
  ///
  /// - Parameter amount: The factor; 1 changes nothing, and 0 leaves shades of gray.
  nonisolated public consuming func saturation(_ amount: Double) -> some View { self }
}
