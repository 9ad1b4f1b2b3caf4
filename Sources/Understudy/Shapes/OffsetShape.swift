import Foundation
import UnderstudyLayout

/// A shape at another place; distances are in points.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape before the move.
  public var shape: Content
  /// The distance of the move, in points.
  public var offset: CGSize

  /// Makes a shape that is moved by a distance.
  nonisolated public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
  /// The original outline, moved by the distance.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The size of the original shape, as the change is one of the outline alone.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
