import Foundation
import UnderstudyLayout

/// The largest circle in the middle of its frame.
public struct Circle: InsettableShape {
  /// Makes a circle, which shows no element.
  nonisolated public init() {}
  /// A circle whose diameter is the shorter side, in the middle of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The square of the shorter side that is proposed (LAY-230).
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  /// The shape in a rectangle whose edges are moved inwards, in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Circle { public static var circle: Circle { .init() } }
