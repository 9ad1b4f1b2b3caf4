import Foundation

/// A movement to a value along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeSource {
  private let move: KeyframeMove<Value>

  /// Moves to a value by a timing curve, straight unless another is given.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: In seconds.
  ///   - timingCurve: How the way is spread over the time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    move = KeyframeMove(to: to, duration: duration, path: .curve(timingCurve))
  }

  public var body: KeyframeSequence<Value> { KeyframeSequence(moves: [move]) }

  func add(to moves: inout [KeyframeMove<Value>]) { moves.append(move) }
}
