// The look of a sheet: nothing that the element tree shows.

extension View {
  /// Fills the background of the sheet around the view with a style; its elements stay the same.
  nonisolated public consuming func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Puts a view behind the sheet's content; the view is not evaluated and adds no elements.
  nonisolated public consuming func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }
}
