import Foundation

/// The size of a row or column of a lazy grid, in points.
public struct GridItem: Sendable {
  /// A fixed length, one between bounds, or as many as fit.
  public enum Size: Sendable {
    /// One column or row of a length.
    case fixed(CGFloat)
    /// One column or row between two lengths, which takes the room that others leave.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, each of the least length or more.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the column or row (LAY-130).
  public var size: Size
  /// The distance to the next item in points; nil for 8.
  public var spacing: CGFloat?
  /// How views lie in the item; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Describes one column of a vertical grid, or one row of a horizontal one.
  ///
  /// - Parameters:
  ///   - size: Its length; it may take any length from 10 points by default.
  ///   - spacing: The distance to the next item in points; nil for the usual one.
  ///   - alignment: How views lie in it; nil for the alignment of the grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
