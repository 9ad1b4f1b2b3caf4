// What only assistive technology uses: the element tree does not show it.

extension View {
  /// The setting keeps colors such as those of photos from being inverted; nothing inverts them here.
  nonisolated public consuming func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
