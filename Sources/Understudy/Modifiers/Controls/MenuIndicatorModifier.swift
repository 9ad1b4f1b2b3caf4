// The look of a control: there is nothing to observe.

extension View {
  /// The indicator is the arrow of a menu's button, which has no element in any case.
  nonisolated public consuming func menuIndicator(_ visibility: Visibility) -> some View { self }
}
