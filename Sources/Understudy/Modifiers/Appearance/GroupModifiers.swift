// How views are put together before they are drawn: there is nothing to observe.

extension View {
  /// The group separates the view's geometry from its parent's during animations; nothing is animated here.
  nonisolated public consuming func geometryGroup() -> some View { self }

  /// The group makes effects such as opacity apply to the views as a whole; it is no element.
  nonisolated public consuming func compositingGroup() -> some View { self }
  /// The group is rendered into one image on a device; here its elements remain in the tree.
  ///
  /// - Parameters:
  ///   - opaque: Whether the image is opaque.
  ///   - colorMode: How colors are calculated.
  nonisolated public consuming func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
}
