// No pointer shows the help, so there is nothing to observe.

extension View {
  nonisolated public consuming func help(_ textKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public consuming func help<S: StringProtocol>(_ text: S) -> some View { self }
}
