// What only assistive technology uses: the element tree does not show it.

extension View {
  nonisolated public consuming func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  nonisolated public consuming func accessibilityHint(_ hint: Text) -> some View { self }
  @_disfavoredOverload
  nonisolated public consuming func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}
