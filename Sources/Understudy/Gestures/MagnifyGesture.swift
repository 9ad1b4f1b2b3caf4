import Foundation

/// Two fingers moved apart or together.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// The factor of the fingers' distance.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    public var velocity: CGFloat { 0 }
    public var startAnchor: UnitPoint { .center }
    public var startLocation: CGPoint { .zero }
  }

  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    MagnificationGesture(minimumScaleDelta: minimumScaleDelta)._phases(of: event)?.map {
      $0.map { Value(magnification: $0) }
    }
  }
}
