// Nothing corrects what a test types, so there is nothing to observe.

extension View {
  /// Switches corrections off; fields take what a test types as it is in either case.
  nonisolated public consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Switches corrections off, in the spelling of the first releases; typed text is never corrected here.
  nonisolated public consuming func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
