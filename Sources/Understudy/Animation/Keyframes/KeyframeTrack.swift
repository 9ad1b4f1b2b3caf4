/// The keyframes of one property of the animated value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent> where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let moves: [KeyframeMove<Value>]

  /// Animates one property of the value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: Its keyframes, in order.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    (self.keyPath, moves) = (keyPath, content().moves)
  }

  /// Animates the value as a whole.
  ///
  /// - Parameter content: The keyframes of the whole value, in order.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, moves) = (\.self, content().moves)
  }

}

extension KeyframeTrack: KeyframePart {
  /// The value whose property moves.
  @_implements(Keyframes,Value) public typealias Animated = Root

  public var body: KeyframeTracks<Root> { KeyframeTracks(parts: [self]) }

  var duration: Double { moves.reduce(0) { $0 + $1.duration } }

  func move(_ root: inout Root, to time: Double) {
    var state = KeyframeMove<Value>.State(value: root[keyPath: keyPath].animatableData, velocity: .zero)
    var rest = time
    for (position, move) in moves.enumerated() {
      let next = position + 1 < moves.count ? moves[position + 1] : nil
      state = move.state(from: state, before: next, at: min(rest, move.duration))
      root[keyPath: keyPath] = move.to
      if rest < move.duration { break }
      rest -= move.duration
    }
    root[keyPath: keyPath].animatableData = state.value
  }
}
