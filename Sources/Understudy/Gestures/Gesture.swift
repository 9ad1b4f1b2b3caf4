@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// A movement of fingers that views answer to (SEM-361 … SEM-364).
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// The phases that the user's action goes through for this gesture, nil where it is another movement.
  @MainActor func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]?
}

extension Gesture where Body.Value == Value {
  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? { body._phases(of: event) }
}

extension Gesture where Body == Never {
  @MainActor public var body: Never {
    fatalError("body should not be called on \(Self.self): the runtime recognizes it itself.")
  }
}

extension Never: Gesture {
  /// A gesture that is never made has no value.
  public typealias Value = Never
  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Never>]? { nil }
}

/// What the user did, as gestures see it.
public struct _GestureEvent {
  var action: ElementAction
  /// The node of the gesture, in whose view it is made.
  let node: Node
  /// Whether something reads the gesture's value: only then a finger's place is looked up.
  var needsValue = false

  func with(_ part: ElementAction) -> _GestureEvent {
    var event = self
    event.action = part
    return event
  }

  /// The event for a gesture whose value something reads.
  var forValue: _GestureEvent {
    var event = self
    event.needsValue = true
    return event
  }
}

/// A step of a gesture, with what the modifiers of the gesture do at it.
public struct _GesturePhase<Value> {
  let kind: GesturePhaseKind
  let value: Value
  var actions: [() -> Void] = []
  /// Whether the touch belongs to the gesture from here on, even if it does not end well.
  var claims = false

  static func changed(_ value: Value) -> Self { .init(kind: .changed, value: value) }
  static func ended(_ value: Value) -> Self { .init(kind: .ended, value: value) }
  static func cancelled(_ value: Value) -> Self { .init(kind: .cancelled, value: value) }

  func map<New>(as kind: GesturePhaseKind? = nil, _ transform: (Value) -> New) -> _GesturePhase<New> {
    .init(kind: kind ?? self.kind, value: transform(value), actions: actions, claims: claims)
  }
}

enum GesturePhaseKind { case changed, ended, cancelled }

extension Array {
  /// Whether the phases are those of a gesture that was recognized, and not only begun.
  func recognizes<Value>() -> Bool where Element == _GesturePhase<Value> {
    contains { $0.kind == .ended || $0.claims }
  }
}

extension Gesture {
  /// Runs an action each time the gesture's value changes while it continues.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    .init(base: self, action: action)
  }

  /// Runs an action when the gesture has come to its end.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    .init(base: self, action: action)
  }

  /// Keeps a state up to date while the gesture continues; it is reset afterwards (SEM-089).
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout UpdateTransaction) -> Void
  ) -> GestureStateGesture<Self, State> { .init(base: self, state: state, update: body) }

  /// A gesture whose value is another.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    .init(base: self, transform: body)
  }
}

public struct _ChangedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Base.Value>]? {
    base._phases(of: event.forValue)?.map { phase in
      var phase = phase
      let value = phase.value
      if phase.kind == .changed { phase.actions.append { action(value) } }
      return phase
    }
  }
}

public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Base.Value>]? {
    base._phases(of: event.forValue)?.map { phase in
      var phase = phase
      let value = phase.value
      if phase.kind == .ended { phase.actions.append { action(value) } }
      return phase
    }
  }
}

public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? {
    base._phases(of: event.forValue)?.map { $0.map { transform($0) } }
  }
}

/// Any gesture, its type hidden.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let phases: @MainActor (_GestureEvent) -> [_GesturePhase<Value>]?

  /// Wraps a gesture, so that a property or a function can hold gestures of different types.
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    let gesture = UncheckedSendable(gesture)
    phases = { gesture.value._phases(of: $0) }
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Value>]? { phases(event) }
}
