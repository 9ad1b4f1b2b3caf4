import Foundation

/// Comes from some distance and goes there.
public struct OffsetTransition: Sendable {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: BuiltInTransition {}

extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> Self { .init(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    .init(CGSize(width: x, height: y))
  }
}
