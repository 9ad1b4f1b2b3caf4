/// Grows from a point and shrinks to it.
public struct ScaleTransition: Sendable {
  /// The factor from which the view grows and to which it shrinks.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint
  /// Makes a change of size around an anchor, the center by default; elements have their full size at once.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: BuiltInTransition {}

extension Transition where Self == ScaleTransition {
  /// Growing from almost nothing around the center.
  nonisolated public static var scale: Self { .init(1e-5) }
  /// Growing from a factor and shrinking to it, around an anchor; the frame of the element does not follow.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    .init(scale, anchor: anchor)
  }
}
