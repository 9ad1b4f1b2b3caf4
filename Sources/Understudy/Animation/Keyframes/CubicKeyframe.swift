import Foundation

/// A movement to a value that goes smoothly on from the one before.
public struct CubicKeyframe<Value: Animatable>: KeyframeSource {
  private let move: KeyframeMove<Value>

  /// Moves to a value along a smooth curve through the keyframes around it.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: In seconds.
  ///   - startVelocity: The change a second at the beginning; nil for that of the keyframe before.
  ///   - endVelocity: The change a second at the end; nil for a smooth way to the keyframe after.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    move = KeyframeMove(
      to: to, duration: duration,
      path: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }

  public var body: KeyframeSequence<Value> { KeyframeSequence(moves: [move]) }

  func add(to moves: inout [KeyframeMove<Value>]) { moves.append(move) }
}
