extension View {
  /// Changes the transactions of the view; the closure does not run, as nothing is animated.
  nonisolated public consuming func transaction(_ transform: @escaping (inout UpdateTransaction) -> Void) -> some View {
    self
  }
  /// Changes the transactions in which a value changes; the closure does not run here.
  nonisolated public consuming func transaction(
    value: some Equatable, _ transform: @escaping (inout UpdateTransaction) -> Void
  ) -> some View { self }

  /// Changes the transaction only of what a closure puts around the view.
  ///
  /// - Parameters:
  ///   - transform: Changes the transaction; not called, as nothing is animated.
  ///   - body: Gets the view and puts modifiers around it.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout UpdateTransaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(visit: visitor(of: self))) }
}
