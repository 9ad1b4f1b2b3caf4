import Foundation

/// Two fingers moved apart or together; the value is a factor.
public struct MagnificationGesture: Gesture {
  public typealias Body = Never
  /// The least difference of the factor from 1.
  public var minimumScaleDelta: CGFloat
  /// Makes a gesture for factors that differ from 1 by 0.01 or more by default.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<CGFloat>]? {
    guard case .pinch(let scale) = event.action, abs(CGFloat(scale) - 1) >= minimumScaleDelta else { return nil }
    return [.changed(CGFloat(scale)), .ended(CGFloat(scale))]
  }
}
