// Nothing corrects what a test types, so there is nothing to observe.

extension View {
  nonisolated public consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public consuming func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
