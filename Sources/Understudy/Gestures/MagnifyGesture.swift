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
    /// The place between the fingers at the beginning, as shares of the view.
    public let startAnchor: UnitPoint
    /// The place between the fingers at the beginning, in points of the view.
    public let startLocation: CGPoint
  }

  /// The least difference of the factor from 1.
  public var minimumScaleDelta: CGFloat
  /// Makes a gesture for factors that differ from 1 by 0.01 or more by default.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    let phases = MagnificationGesture(minimumScaleDelta: minimumScaleDelta)._phases(of: event)
    guard let phases else { return nil }
    let (anchor, location) = event.startInView
    return phases.map { $0.map { Value(magnification: $0, startAnchor: anchor, startLocation: location) } }
  }
}
