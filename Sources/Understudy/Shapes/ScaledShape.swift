import Foundation
import UnderstudyLayout

/// A shape that is larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape before the scaling.
  public var shape: Content
  /// The factors for width and height.
  public var scale: CGSize
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint

  /// Makes a shape that is scaled around an anchor, the center by default.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
  /// The original outline, scaled around the anchor's place in the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.around(anchor, in: rect) { $0.scaledBy(x: scale.width, y: scale.height) })
  }
  /// The size of the original shape, as the change is one of the outline alone.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
