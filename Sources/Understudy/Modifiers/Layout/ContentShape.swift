import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Takes touches in a shape, and nowhere else: in the gaps of a stack too, and not where the view reaches beyond it (LAY-187).
  ///
  /// - Parameters:
  ///   - shape: The shape, which fills the view.
  ///   - eoFill: Whether overlapping parts of the shape are left out.
  nonisolated public consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeLayout(shape: shape, isEvenOdd: eoFill, isForTouches: true))
  }
  /// Takes touches in a shape, where `interaction` is among the kinds; with `accessibility` the element's frame is that of the
  /// shape (LAY-342). Other kinds have no effect here.
  ///
  /// - Parameters:
  ///   - kind: What the shape is for.
  ///   - shape: The shape, which fills the view.
  ///   - eoFill: Whether overlapping parts of the shape are left out.
  nonisolated public consuming func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    var place = _AccessibilityPlaceModifier()
    if kind.contains(.accessibility) {
      place.shapeBounds = { shape.path(in: CGRect(origin: .zero, size: $0)).boundingRect }
    }
    return modifier(
      _ContentShapeLayout(shape: shape, isEvenOdd: eoFill, isForTouches: kind.contains(.interaction))
    ).modifier(place)
  }
}

public struct _ContentShapeLayout<S: Shape>: Sendable {
  let shape: S
  let isEvenOdd: Bool
  let isForTouches: Bool
}

extension _ContentShapeLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    guard isForTouches else { return PassThroughRule() }
    let path = { [shape] (size: CGSize) in shape.path(in: CGRect(origin: .zero, size: size)) }
    return ContentShapeRule(
      { [isEvenOdd] in path($1).contains($0, eoFill: isEvenOdd) }, bounds: { path($0).boundingRect })
  }

  /// A rectangle has no values; of other shapes nothing is known.
  package func isEqual(to other: Self) -> Bool {
    isEvenOdd == other.isEvenOdd && isForTouches == other.isForTouches && shape is Rectangle
  }
}

/// What the shape of a view's content is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates a set from bits; the constants of this type are the usual way to make one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The area that takes touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The outline of the view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The outline of the view above an open context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The outline of the effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline that VoiceOver draws around the element.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
