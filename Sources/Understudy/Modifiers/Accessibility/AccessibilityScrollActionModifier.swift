// What only assistive technology uses: the element tree does not show it.

extension View {
  /// The handler for VoiceOver's scroll gestures is never called here; a test's swipes do not use it.
  nonisolated public consuming func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}
