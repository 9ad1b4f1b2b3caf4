import Foundation

/// A shape that is larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.around(anchor, in: rect) { $0.scaledBy(x: scale.width, y: scale.height) })
  }
}
