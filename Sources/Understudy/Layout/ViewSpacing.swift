import Foundation

/// How far a view likes to be from others, in points.
public struct ViewSpacing: Sendable {
  /// No distance on any side.
  public static let zero = ViewSpacing()

  /// Creates a spacing of zero, the only one here.
  public init() {}

  /// Does nothing: all spacings are zero.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// This spacing, as the other one is zero, too.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }

  /// The distance to the view that follows: zero.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}
