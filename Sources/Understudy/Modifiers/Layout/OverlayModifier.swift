@_spi(Runtime) import UnderstudyCore

extension View {
  /// Puts views in front of this one: what they send up comes after it (SEM-225).
  ///
  /// - Parameters:
  ///   - alignment: How they lie in front of the view.
  ///   - content: The views.
  nonisolated public consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_OverlayModifier(overlay: content())) }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  nonisolated public consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(_OverlayModifier(overlay: overlay))
  }

  /// Fills the room in front of the view with a style; there is nothing to observe.
  nonisolated public consuming func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  /// Fills a shape in front of the view; it has no element and does not keep taps from the view.
  nonisolated public consuming func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
}

public struct _OverlayModifier<Overlay> {
  let overlay: Overlay
  var isFirst = false
}

extension _OverlayModifier: ViewModifier, PrimitiveModifier where Overlay: View {
  // No kit: the node holds two contents.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    inputs.layers(
      make: { LayersNode(showsSecondFirst: modifier.isFirst, $0) },
      update: { $0.accept(showsSecondFirst: modifier.isFirst) },
      { Inner._makeView(content, inputs: &$0) },
      { Overlay._makeView(modifier.overlay, inputs: &$0) })
  }
}
