import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

extension View {
  /// Cuts off what is drawn outside the view's frame. Layout is the same, and no element is left out of the tree (LAY-179).
  nonisolated public consuming func clipped(antialiased: Bool = false) -> some View { modifier(_ClipLayout()) }
  /// Limits what is drawn to a shape; elements outside it stay in the tree, and tests can use them (LAY-179).
  nonisolated public consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipShapeLayout(shape: shape))
  }
}

public struct _ClipLayout: Equatable, Sendable {}

extension _ClipLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { PassThroughRule(.clips) }
}

public struct _ClipShapeLayout<ClipShape: Shape>: Sendable {
  let shape: ClipShape
}

extension _ClipShapeLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { ClipShapeRule(shape) }
  package func isEqual(to other: Self) -> Bool { Comparison.areEqual(shape, other.shape) }
}

/// A modifier without an effect on layout that limits what is drawn to a shape.
final class ClipShapeRule: TransparentRule, ClippingRule {
  private let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  var traits: RuleTraits { .clips }

  func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach { .everything }

  func clip(in frame: CGRect) -> Outline { shape.outline(in: frame) }
}
