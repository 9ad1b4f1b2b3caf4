import Foundation

/// Two fingers moved apart or together; the value is a factor.
public struct MagnificationGesture: Gesture {
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<CGFloat>]? {
    guard case .pinch(let scale) = event.action, abs(CGFloat(scale) - 1) >= minimumScaleDelta else { return nil }
    return [.changed(CGFloat(scale)), .ended(CGFloat(scale))]
  }
}
