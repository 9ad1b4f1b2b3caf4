/// Grows from a point and shrinks to it.
public struct ScaleTransition: Sendable {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: BuiltInTransition {}

extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: Self { .init(1e-5) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    .init(scale, anchor: anchor)
  }
}
