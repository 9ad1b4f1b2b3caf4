import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Puts views in front of this one: what they send up comes after it (SEM-225).
  ///
  /// - Parameters:
  ///   - alignment: How they lie in front of the view.
  ///   - content: The views.
  nonisolated public consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_OverlayModifier(overlay: content(), place: .over(alignment))) }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  nonisolated public consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(_OverlayModifier(overlay: overlay, place: .over(alignment)))
  }

  /// Fills the room in front of the view with a style, which has no element; pictures show it.
  ///
  /// - Parameters:
  ///   - style: The color or other style.
  ///   - edges: Where the style also fills what is unsafe beyond the view.
  nonisolated public consuming func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(_BackgroundDrawing(style: style, edges: edges, isInFront: true)) }

  /// Fills a shape in front of the view; it has no element and does not keep taps from the view.
  nonisolated public consuming func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundShapeDrawing(style: style, shape: shape, fillStyle: fillStyle, isInFront: true))
  }
}

public struct _OverlayModifier<Overlay> {
  let overlay: Overlay
  var isFirst = false
  let place: LayersPlace
}

/// How the second of two contents lies to the first.
enum LayersPlace: Equatable, Sendable {
  /// In front of it (LAY-185).
  case over(Alignment)
  case behind(Alignment)
  /// The first is seen through it (LAY-179).
  case mask(Alignment)
  /// At an edge, where the first gives way to it (LAY-054).
  case inset(VerticalEdge, HorizontalAlignment, CGFloat?)
  case sideInset(HorizontalEdge, VerticalAlignment, CGFloat?)

  var rule: any LayoutRule {
    switch self {
    case .over(let alignment), .mask(let alignment): LayerRule(alignment)
    case .behind(let alignment): LayerRule(alignment, isBehind: true)
    case .inset(let edge, let alignment, let spacing): SafeAreaInsetRule(edge, alignment: alignment, spacing: spacing)
    case .sideInset(let edge, let alignment, let spacing):
      SafeAreaInsetRule(edge, alignment: alignment, spacing: spacing)
    }
  }
}

extension _OverlayModifier: ViewModifier, PrimitiveModifier where Overlay: View {
  // No kit: the node holds two contents.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    inputs.layers(
      make: { LayersNode(showsSecondFirst: modifier.isFirst, modifier.place, $0) },
      update: { $0.accept(showsSecondFirst: modifier.isFirst, modifier.place) },
      { Inner._makeView(content, inputs: &$0) },
      { Overlay._makeView(modifier.overlay, inputs: &$0) })
  }
}
