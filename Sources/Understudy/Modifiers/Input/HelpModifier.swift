// No pointer shows the help, so there is nothing to observe.

extension View {
  /// The help is a text that a pointer shows; it is neither an element nor the hint of one.
  nonisolated public consuming func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Takes the help as a plain string, which is not localized.
  @_disfavoredOverload
  nonisolated public consuming func help<S: StringProtocol>(_ text: S) -> some View { self }
}
