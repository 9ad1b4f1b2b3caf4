// What only assistive technology uses: the element tree does not show it.

extension View {
  nonisolated public consuming func accessibilityShowsLargeContentViewer() -> some View { self }
  nonisolated public consuming func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
