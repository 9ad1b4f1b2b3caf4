import Foundation
import UnderstudyLayout

/// A shape that is drawn smaller by a distance.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let shape: Base
  let amount: CGFloat

  nonisolated init(shape: Base, amount: CGFloat) { (self.shape, self.amount) = (shape, amount) }

  /// The outline in a rectangle whose edges are moved inwards.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: frame(in: rect)) }
  /// The size of the original shape, as the change is one of the outline alone.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape drawn smaller by both distances.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  nonisolated func frame(in rect: CGRect) -> CGRect {
    let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return CGRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
  }
}
