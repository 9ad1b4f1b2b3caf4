// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The loss of color is not part of the element tree; images keep their labels and identifiers.
  ///
  /// - Parameter amount: How much color is lost, from 0 to 1.
  nonisolated public consuming func grayscale(_ amount: Double) -> some View { self }
}
