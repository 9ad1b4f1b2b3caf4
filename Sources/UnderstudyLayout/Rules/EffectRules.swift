import Foundation

/// Effects that change where content is, and no layout: offset, scale, rotation, projection (LAY-175).
package final class EffectRule: TransparentRule {
  package enum Effect: Equatable, Sendable {
    case offset(CGSize)
    case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
    /// A rotation in radians, clockwise.
    case rotation(CGFloat, anchor: UnitPoint)
    case map(AffineMap)
    /// A map with a fixed point.
    case linear(AffineMap, anchor: UnitPoint)
    /// One after the other, the innermost first.
    indirect case several([Effect])
  }

  private let effect: Effect

  package init(_ effect: Effect) { self.effect = effect }

  package var traits: RuleTraits { .hasEffect }

  package func transform(of node: LayoutNode) -> AffineMap? {
    let map = map(effect, of: node)
    return map.isFinite ? map : .identity
  }

  private func map(_ effect: Effect, of node: LayoutNode) -> AffineMap {
    let direction: CGFloat = node.isRightToLeft ? -1 : 1
    switch effect {
    case .offset(let offset): return .translation(direction * offset.width, offset.height)
    case .scale(let x, let y, let anchor): return AffineMap(a: x, d: y).around(point(anchor, of: node))
    case .rotation(let angle, let anchor):
      let (sine, cosine) = (sin(angle), cos(angle))
      return AffineMap(a: cosine, b: sine, c: -sine, d: cosine).around(point(anchor, of: node))
    case .map(let map): return map
    case .linear(let map, let anchor): return map.around(point(anchor, of: node))
    case .several(let effects): return effects.reduce(.identity) { map($1, of: node).after($0) }
    }
  }

  private func point(_ anchor: UnitPoint, of node: LayoutNode) -> CGPoint {
    let size = node.placedSize
    return CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
  }
}

/// A modifier without an effect on layout: `zIndex`, `coordinateSpace`, `hidden`, `clipped` (LAY-176, LAY-178,
/// LAY-179).
package final class PassThroughRule: TransparentRule {
  package let traits: RuleTraits

  /// - Parameter traits: What readers of the tree see of it, such as that it clips or hides.
  package init(_ traits: RuleTraits = []) { self.traits = traits.intersection([.clips, .isHidden, .isContainer]) }

  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach { .everything }
}
