import Foundation

/// A drawing of a screen or of one element: what is drawn, in order, without any resolution.
public struct Picture: Sendable {
  /// The size in points.
  public let size: CGSize
  /// How many pixels a point has in ``png``.
  public let scale: CGFloat

  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels for each point.
  package init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
  }
}
