// What only assistive technology uses: the element tree does not show it.

extension View {
  /// The enlarged view that a long press shows at large text sizes is never presented here.
  nonisolated public consuming func accessibilityShowsLargeContentViewer() -> some View { self }
  /// The enlarged view is never presented here, so its content is never evaluated.
  nonisolated public consuming func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
