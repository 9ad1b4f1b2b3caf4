// What only assistive technology uses: the element tree does not show it.

extension View {
  nonisolated public consuming func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
