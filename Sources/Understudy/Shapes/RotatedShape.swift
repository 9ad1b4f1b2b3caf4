import Foundation
import UnderstudyLayout

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before the rotation.
  public var shape: Content
  /// The angle of the rotation, clockwise on the screen.
  public var angle: Angle
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint

  /// Makes a shape that is turned around an anchor, the center by default.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
  /// The original outline, turned around the anchor's place in the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.around(anchor, in: rect) { $0.rotated(by: angle.radians) })
  }
  /// The size of the original shape, as the change is one of the outline alone.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
