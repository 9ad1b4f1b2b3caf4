// What only assistive technology uses: the element tree does not show it.

extension View {
  /// The setting decides whether Switch Control and similar technologies offer the element; tests can use it either
  /// way.
  nonisolated public consuming func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
}
