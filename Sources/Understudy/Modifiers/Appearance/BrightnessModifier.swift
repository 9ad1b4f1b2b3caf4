// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The brightness changes colors only, so the element tree does not depend on it.
  ///
  /// - Parameter amount: What is added to the colors; 0 changes nothing.
  nonisolated public consuming func brightness(_ amount: Double) -> some View { self }
}
