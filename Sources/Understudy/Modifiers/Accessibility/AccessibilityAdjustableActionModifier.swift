// What only assistive technology uses: the element tree does not show it.

extension View {
  /// The handler for increments and decrements is never called here, not even by a test that adjusts a slider.
  nonisolated public consuming func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}
