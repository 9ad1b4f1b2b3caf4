// What only assistive technology uses: the element tree does not show it.

extension View {
  /// Input labels are names for Voice Control; a query finds the element by its label only.
  nonisolated public consuming func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    self
  }
  /// Takes the names for Voice Control as texts.
  nonisolated public consuming func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Takes the names for Voice Control as plain strings, which are not localized.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    self
  }
}
