extension Gesture {
  /// This gesture or, where it is not made, another.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// One of two gestures; the first has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the gesture that continues.
  public enum Value {
    /// The first gesture continues, and the second has failed.
    case first(First.Value)
    /// The second gesture continues, as the first has failed.
    case second(Second.Value)
  }

  /// The gesture that has precedence.
  public var first: First
  /// The gesture for movements that the first is not.
  public var second: Second

  /// Combines two gestures by precedence, as ``Gesture/exclusively(before:)`` does.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    let own = first._phases(of: event)
    if let own, own.recognizes() { return own.map { $0.map { .first($0) } } }
    guard var other = second._phases(of: event), other.recognizes() else {
      return own?.map { $0.map { .first($0) } }
    }
    // The first has begun and failed: it is over when the second begins.
    let begun = (own ?? []).filter { $0.kind == .changed }
    other[0].actions = (own ?? []).filter { $0.kind != .changed }.flatMap(\.actions) + other[0].actions
    return begun.map { $0.map { .first($0) } } + other.map { $0.map { .second($0) } }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
