/// Two fingers turned; the value is the angle.
public struct RotationGesture: Gesture {
  public typealias Body = Never
  /// The least angle by which the fingers must turn, in either direction.
  public var minimumAngleDelta: Angle
  /// Makes a gesture for turns of one degree or more by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Angle>]? {
    guard case .rotate(let radians) = event.action, abs(radians) >= minimumAngleDelta.radians else { return nil }
    return [.changed(.radians(radians)), .ended(.radians(radians))]
  }
}
