extension Gesture {
  /// This gesture and then another, in one movement: a finger that is held and then moved, or taps that follow each other.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Two gestures, one after the other; it ends when the second does, and is cancelled where that is not made.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// How far it has come.
  public enum Value {
    /// The first continues.
    case first(First.Value)
    /// The first has ended; the second has no value before it begins.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that must end before the second can begin.
  public var first: First
  /// The gesture that what remains of the movement must be.
  public var second: Second

  /// Combines two gestures in order, as ``Gesture/sequenced(before:)`` does.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    var best: [_GesturePhase<Value>]?
    for part in event.parts {
      guard let phases = phases(of: part) else { continue }
      if phases.contains(where: { $0.kind == .ended }) { return phases }
      if best == nil || phases.recognizes() { best = phases }
    }
    return best
  }

  @MainActor
  private func phases(of part: (first: _GestureEvent, rest: _GestureEvent?)) -> [_GesturePhase<Value>]? {
    guard let own = first._phases(of: part.first) else { return nil }
    guard let end = own.last(where: { $0.kind == .ended })?.value else { return own.map { $0.map { .first($0) } } }
    var result = own.map { phase -> _GesturePhase<Value> in
      guard phase.kind == .ended else { return phase.map { .first($0) } }
      return phase.map(as: .changed) { .second($0, nil) }
    }
    result[result.count - 1].claims = true
    guard let rest = part.rest, let other = second._phases(of: rest) else {
      return result + [.cancelled(.second(end, nil))]
    }
    return result + other.map { $0.map { .second(end, $0) } }
  }
}

extension _GestureEvent {
  /// The ways to see a movement as two that follow each other; the last is the whole, and nothing after it.
  fileprivate var parts: [(first: _GestureEvent, rest: _GestureEvent?)] {
    let whole: (_GestureEvent, _GestureEvent?) = (self, nil)
    switch action {
    case .drag(let dx, let dy, let held, let velocity):
      let moved = with(.drag(dx: dx, dy: dy, held: 0, velocity: velocity))
      return [(with(.press(duration: held)), moved), whole]
    case .tap(let count, let touches):
      let splits = (1..<max(count, 1)).map { first in
        (with(.tap(count: first, touches: touches)), Optional(with(.tap(count: count - first, touches: touches))))
      }
      return splits + [whole]
    default: return [whole]
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
