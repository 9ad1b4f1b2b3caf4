import Foundation

/// A distance in two directions; Foundation on Linux lacks it.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  /// The distance to the right; negative for the left.
  public var dx: CGFloat
  /// The distance down; negative for up.
  public var dy: CGFloat

  /// A vector of lengths, in points or as shares of a frame.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// A vector of fractions.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// A vector of whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector without length.
  public init() { self.init(dx: CGFloat.zero, dy: CGFloat.zero) }

  /// The vector without length.
  public static let zero = CGVector()
}
