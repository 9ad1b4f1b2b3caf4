// What only assistive technology uses: the element tree does not show it.

extension View {
  nonisolated public consuming func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// Which part of a pair an element is.
public enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}
