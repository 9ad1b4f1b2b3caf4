// What only assistive technology uses: the element tree does not show it.

extension View {
  nonisolated public consuming func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}
