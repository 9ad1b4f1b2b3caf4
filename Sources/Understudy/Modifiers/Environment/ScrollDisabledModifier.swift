extension View {
  /// Keeps what scrolls inside from following a finger: a swipe goes to what scrolls around it.
  ///
  /// - Parameter disabled: Whether it is kept. What is written further in takes precedence there.
  nonisolated public consuming func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
}

extension EnvironmentValues {
  /// Whether what scrolls follows a finger.
  @Entry public var isScrollEnabled: Bool = true
}
