// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  nonisolated public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
}

extension Text {
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}
