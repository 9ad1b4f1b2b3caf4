import Foundation

/// Comes from some distance and goes there.
public struct OffsetTransition: Sendable {
  /// The distance of the move, in points.
  public var offset: CGSize
  /// Makes a move by a distance; the view is at its place at once here.
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: BuiltInTransition {}

extension Transition where Self == OffsetTransition {
  /// A move by a distance in points, which elements skip.
  nonisolated public static func offset(_ offset: CGSize) -> Self { .init(offset) }
  /// A move by a distance along each axis, in points; both are 0 by default.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    .init(CGSize(width: x, height: y))
  }
}
