// Values change at once, so that only what these modifiers put around the view can be observed (SEM-137).

extension View {
  /// Animates changes of the view when a value changes; here the view takes its new values at once.
  nonisolated public consuming func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Animates all changes of the view; here they take effect at once, without steps in between.
  nonisolated public consuming func animation(_ animation: Animation?) -> some View { self }

  /// Animates only what a closure puts around the view.
  ///
  /// - Parameters:
  ///   - animation: How values move to their new state.
  ///   - body: Gets the view and puts modifiers around it.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(visit: visitor(of: self))) }
}
