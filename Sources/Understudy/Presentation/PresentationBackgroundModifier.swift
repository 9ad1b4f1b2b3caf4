// The look of a sheet: nothing that the element tree shows.

extension View {
  nonisolated public consuming func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public consuming func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }
}
