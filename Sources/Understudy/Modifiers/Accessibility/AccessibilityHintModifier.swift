// What only assistive technology uses: the element tree does not show it.

extension View {
  /// A hint is what VoiceOver reads after the label; the element tree does not contain it.
  nonisolated public consuming func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Takes the hint as a text, which is not part of the element tree either.
  nonisolated public consuming func accessibilityHint(_ hint: Text) -> some View { self }
  /// Takes the hint as a plain string, which is not localized.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}
