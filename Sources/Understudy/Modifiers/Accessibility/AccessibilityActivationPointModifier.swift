// What only assistive technology uses: the element tree does not show it.

extension View {
  /// The point that assistive technology would touch; a test's taps reach the element regardless of it.
  ///
  /// - Parameter activationPoint: The point, relative to the view's size.
  nonisolated public consuming func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
}
