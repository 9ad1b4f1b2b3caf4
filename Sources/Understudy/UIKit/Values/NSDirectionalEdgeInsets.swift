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
  public static let top = Self(rawValue: 1 << 0)
  public static let leading = Self(rawValue: 1 << 1)
  public static let bottom = Self(rawValue: 1 << 2)
  public static let trailing = Self(rawValue: 1 << 3)
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
