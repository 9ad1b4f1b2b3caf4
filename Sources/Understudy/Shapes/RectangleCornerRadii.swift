import Foundation

/// The radius of each corner, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of a corner, in points.
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
  /// Makes radii; corners that are left out are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
