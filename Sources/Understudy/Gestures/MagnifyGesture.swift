import Foundation

/// Two fingers moved apart or together.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// The factor of the fingers' distance.
  public struct Value: Equatable, Sendable {
    /// The factor by which the distance of the fingers has grown.
    public var magnification: CGFloat
    /// The reference date of 2001, as gestures carry no time here.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// Zero, as movements have no speed here.
    public var velocity: CGFloat { 0 }
    /// The center of the view, between the fingers.
    public var startAnchor: UnitPoint { .center }
    /// The origin of the view, as fingers have no place here.
    public var startLocation: CGPoint { .zero }
  }

  /// The least difference of the factor from 1.
  public var minimumScaleDelta: CGFloat
  /// Makes a gesture for factors that differ from 1 by 0.01 or more by default.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    MagnificationGesture(minimumScaleDelta: minimumScaleDelta)._phases(of: event)?.map {
      $0.map { Value(magnification: $0) }
    }
  }
}
