// What only assistive technology uses: the element tree does not show it.

extension View {
  /// The level matters to VoiceOver only; neither the element's type nor its traits change.
  nonisolated public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
