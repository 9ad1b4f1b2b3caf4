// What only assistive technology uses: the element tree does not show it.

extension View {
  nonisolated public consuming func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
