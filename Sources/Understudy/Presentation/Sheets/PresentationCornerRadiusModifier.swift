// The look of a sheet: nothing that the element tree shows.

extension View {
  /// Rounds the corners of the sheet around the view, in points; the sheet's frame stays a rectangle.
  nonisolated public consuming func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
}
