// The look of a sheet: nothing that the element tree shows.

extension View {
  nonisolated public consuming func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
}
