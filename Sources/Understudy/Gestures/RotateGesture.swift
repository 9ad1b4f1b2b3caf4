import Foundation

/// Two fingers turned.
public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// The angle by which the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The angle that the test gave, at once and as a whole.
    public var rotation: Angle
    /// The reference date of 2001, as gestures carry no time here.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// Zero, as movements have no speed here.
    public var velocity: Angle { .zero }
    /// The center of the view, between the fingers.
    public var startAnchor: UnitPoint { .center }
    /// The origin of the view, as fingers have no place here.
    public var startLocation: CGPoint { .zero }
  }

  /// The least angle by which the fingers must turn.
  public var minimumAngleDelta: Angle
  /// Makes a gesture for turns of one degree or more by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    RotationGesture(minimumAngleDelta: minimumAngleDelta)._phases(of: event)?.map { $0.map { Value(rotation: $0) } }
  }
}
