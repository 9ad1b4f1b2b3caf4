// The look of a control: there is nothing to observe.

extension View {
  nonisolated public consuming func menuIndicator(_ visibility: Visibility) -> some View { self }
}
