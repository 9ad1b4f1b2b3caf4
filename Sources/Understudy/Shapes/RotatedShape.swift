import Foundation

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.around(anchor, in: rect) { $0.rotated(by: angle.radians) })
  }
}
