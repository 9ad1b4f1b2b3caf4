// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The contrast separates or joins colors on a screen; texts and elements do not change.
  ///
  /// - Parameter amount: The factor of the difference between colors; 1 changes nothing.
  nonisolated public consuming func contrast(_ amount: Double) -> some View { self }
}
