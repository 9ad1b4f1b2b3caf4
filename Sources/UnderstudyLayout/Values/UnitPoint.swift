import Foundation

/// A point in a view, in fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width: 0 on the leading side, 1 on the trailing side.
  public var x: CGFloat
  /// The fraction of the height: 0 at the top, 1 at the bottom.
  public var y: CGFloat

  /// Creates the point (0, 0), the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions, which may lie outside of 0 to 1.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static let zero = UnitPoint()
  /// The center, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading side, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing side, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
