import Foundation

/// Distances from the edges of a rectangle, in points. Source: Apple's page "UIEdgeInsets".
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge, also where the language runs from right to left.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge, also where the language runs from right to left.
  public var right: CGFloat

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Makes insets from four distances; a negative one lies outside of the rectangle.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
