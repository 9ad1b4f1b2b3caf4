// How views are put together before they are drawn: there is nothing to observe.

extension View {
  nonisolated public consuming func geometryGroup() -> some View { self }

  nonisolated public consuming func compositingGroup() -> some View { self }
  nonisolated public consuming func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
}
