import Foundation

/// A movement to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeSource {
  private let move: KeyframeMove<Value>

  /// Moves to a value as a spring does.
  ///
  /// - Parameters:
  ///   - to: The value at which the spring rests.
  ///   - duration: In seconds; nil for the time in which the spring settles.
  ///   - spring: The spring.
  ///   - startVelocity: The change a second at the beginning; nil for that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    move = KeyframeMove(
      to: to, duration: duration ?? spring.settlingDuration,
      path: .spring(spring, start: startVelocity?.animatableData))
  }

  public var body: KeyframeSequence<Value> { KeyframeSequence(moves: [move]) }

  func add(to moves: inout [KeyframeMove<Value>]) { moves.append(move) }
}
