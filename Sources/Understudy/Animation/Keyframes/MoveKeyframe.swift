/// A value that is there at once, without a movement.
public struct MoveKeyframe<Value: Animatable>: KeyframeSource {
  private let move: KeyframeMove<Value>

  /// Jumps to a value.
  ///
  /// - Parameter to: The value from now on.
  public init(_ to: Value) { move = KeyframeMove(to: to, duration: 0, path: .jump) }

  public var body: KeyframeSequence<Value> { KeyframeSequence(moves: [move]) }

  func add(to moves: inout [KeyframeMove<Value>]) { moves.append(move) }
}
