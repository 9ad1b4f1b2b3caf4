// What only assistive technology uses: the element tree does not show it.

extension View {
  /// The link between elements helps VoiceOver jump from one to the next; the tree does not group them.
  ///
  /// - Parameters:
  ///   - id: What all views of the group have in common.
  ///   - namespace: Where the identity applies.
  nonisolated public consuming func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
