import Foundation

/// Two fingers turned.
public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// The angle by which the fingers have turned.
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    public var velocity: Angle { .zero }
    public var startAnchor: UnitPoint { .center }
    public var startLocation: CGPoint { .zero }
  }

  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    RotationGesture(minimumAngleDelta: minimumAngleDelta)._phases(of: event)?.map { $0.map { Value(rotation: $0) } }
  }
}
