/// A state that follows a gesture and goes back to its beginning when the gesture is over (SEM-089).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let reset: (Value, inout UpdateTransaction) -> Void

  /// Makes a state that begins with the value on the right of the equals sign and goes back to it.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  /// Makes a state that begins with a value and goes back to it.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Makes a state that goes back to its beginning in a given transaction.
  public init(wrappedValue: Value, resetTransaction: UpdateTransaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// A value that a closure can react to when the gesture ends and the value is reset.
  ///
  /// - Parameter reset: Prepares the transaction in which the state goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout UpdateTransaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.reset = reset
  }

  /// The value now: the beginning, unless a gesture continues.
  public var wrappedValue: Value { state.wrappedValue }
  /// The state itself, as ``Gesture/updating(_:body:)`` takes it.
  public var projectedValue: GestureState<Value> { self }

  func follow(_ update: (inout Value, inout UpdateTransaction) -> Void) {
    var value = state.wrappedValue
    var transaction = UpdateTransaction()
    update(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  func goBack() {
    var transaction = UpdateTransaction()
    reset(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with nil and goes back to it.
  public init(resetTransaction: UpdateTransaction = UpdateTransaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

/// A gesture that keeps a state up to date.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout UpdateTransaction) -> Void

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Base.Value>]? {
    base._phases(of: event.forValue)?.map { phase in
      var phase = phase
      let value = phase.value
      if phase.kind == .changed {
        phase.actions.append { state.follow { update(value, &$0, &$1) } }
      } else {
        phase.actions.append { state.goBack() }
      }
      return phase
    }
  }
}

extension GestureState: SinglePropertyWrapper {}
