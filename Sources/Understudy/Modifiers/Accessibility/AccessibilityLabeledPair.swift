// What only assistive technology uses: the element tree does not show it.

extension View {
  /// The pairing of a label with its content does not merge them: each keeps its own element.
  ///
  /// - Parameters:
  ///   - role: Which of the two the view is.
  ///   - id: What both views of the pair have in common.
  ///   - namespace: Where the identity applies.
  nonisolated public consuming func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// Which part of a pair an element is.
public enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}
