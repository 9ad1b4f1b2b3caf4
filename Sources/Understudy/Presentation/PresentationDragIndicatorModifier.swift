// The look of a sheet: nothing that the element tree shows.

extension View {
  /// How a sheet looks: nothing that the element tree shows.
  nonisolated public consuming func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
