extension Gesture {
  /// Both gestures at once; either is enough.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Two gestures that are recognized side by side.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The values of both; nil for one that has not begun.
  public struct Value {
    /// The value of the first gesture; nil before it begins.
    public var first: First.Value?
    /// The value of the second gesture; nil before it begins.
    public var second: Second.Value?
  }

  /// One of the gestures, whose actions run first in each step.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Combines two gestures, as ``Gesture/simultaneously(with:)`` does.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Steps of both go together; the gesture ends with the last step, if one of them ends well.
  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    let (own, other) = (first._phases(of: event) ?? [], second._phases(of: event) ?? [])
    let count = max(own.count, other.count)
    guard count > 0 else { return nil }
    let isRecognized = own.recognizes() || other.recognizes()
    var value = Value()
    return (0..<count).map { position in
      var actions: [() -> Void] = []
      if position < own.count {
        value.first = own[position].value
        actions += own[position].actions
      }
      if position < other.count {
        value.second = other[position].value
        actions += other[position].actions
      }
      let kind: GesturePhaseKind = position < count - 1 ? .changed : isRecognized ? .ended : .cancelled
      return _GesturePhase(kind: kind, value: value, actions: actions)
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
