import Foundation

/// A finger held in one place (SEM-363).
public struct LongPressGesture: Gesture {
  public typealias Body = Never
  /// How long the finger must be held, in seconds.
  public var minimumDuration: Double
  /// The distance that the finger may move, in points; it has no effect here.
  public var maximumDistance: CGFloat
  /// Makes a gesture for fingers that are held for half a second or longer by default.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Bool>]? {
    guard let duration = event.action.heldDuration else { return nil }
    return [.changed(true), duration >= minimumDuration ? .ended(true) : .cancelled(true)]
  }
}
