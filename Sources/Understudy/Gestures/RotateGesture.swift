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
    /// The place between the fingers at the beginning, as shares of the view.
    public let startAnchor: UnitPoint
    /// The place between the fingers at the beginning, in points of the view.
    public let startLocation: CGPoint
  }

  /// The least angle by which the fingers must turn.
  public var minimumAngleDelta: Angle
  /// Makes a gesture for turns of one degree or more by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    guard let phases = RotationGesture(minimumAngleDelta: minimumAngleDelta)._phases(of: event) else { return nil }
    let (anchor, location) = event.startInView
    return phases.map { $0.map { Value(rotation: $0, startAnchor: anchor, startLocation: location) } }
  }
}
