// What only assistive technology uses: the element tree does not show it.

extension View {
  nonisolated public consuming func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
}
