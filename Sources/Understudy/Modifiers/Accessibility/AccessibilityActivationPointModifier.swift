// What only assistive technology uses: the element tree does not show it.

extension View {
  nonisolated public consuming func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
}
