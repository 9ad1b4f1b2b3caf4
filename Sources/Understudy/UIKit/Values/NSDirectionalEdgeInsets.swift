import Foundation

/// Distances from the edges of a rectangle, in points, by the direction of the language.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the edge at which text begins.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the edge at which text ends.
  public var trailing: CGFloat

  /// No distance from any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of zero.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Makes insets from four distances; a negative one lies outside of the rectangle.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Edges of a rectangle, by the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = Self(rawValue: 1 << 0)
  /// The edge at which lines begin: the left one, or the right one in Arabic.
  public static let leading = Self(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The edge at which lines end: the right one, or the left one in Arabic.
  public static let trailing = Self(rawValue: 1 << 3)
  /// All four edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
