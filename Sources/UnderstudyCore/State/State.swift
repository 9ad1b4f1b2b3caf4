/// A value that the runtime keeps for a view as long as the view's identity lives (SEM-030 … SEM-045).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline var initial: Value
  @usableFromInline var cell: StateCell<Value>?

  /// Declares the state with its first value; a view that keeps its identity keeps its present value instead.
  public init(wrappedValue value: Value) { initial = value }
  /// Declares the state with its first value, in an initializer that names the wrapper.
  public init(initialValue value: Value) { initial = value }

  /// The newest value; in a body, the one of the update under way.
  ///
  /// Setting it schedules an update of the views that read it. Outside a view, setting it does nothing.
  @inlinable
  public var wrappedValue: Value {
    get {
      if let cell { return cell.read() }
      return initial
    }
    nonmutating set { cell?.set(newValue) }
  }

  /// A binding to the state. Making it is not a read (SEM-034).
  @inlinable
  public var projectedValue: Binding<Value> {
    guard let cell else { return constantBinding }
    return Binding(location: cell)
  }

  @usableFromInline var constantBinding: Binding<Value> {
    RuntimeLog.log(
      .propertyOutsideView,
      "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the"
        + " initial value and will not update.")
    return .constant(initial)
  }
}

extension State {
  /// The state's place in the view that it is installed on, nil outside of one.
  package var installedLocation: AnyLocation<Value>? { cell }
}

extension State where Value: ExpressibleByNilLiteral {
  /// An optional state begins as nil (SEM-043).
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    address.assumingMemoryBound(to: State.self).pointee.cell.map { .place($0) }
  }

  package static func identity(at address: UnsafeMutableRawPointer) -> AnyObject? {
    address.assumingMemoryBound(to: State.self).pointee.cell
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let state = address.assumingMemoryBound(to: State.self)
    if let slot {
      state.pointee.cell = unsafeDowncast(slot, to: StateCell<Value>.self)
    } else {
      let cell = StateCell(state.pointee.initial, owner: node, number: number)
      slot = cell
      state.pointee.cell = cell
    }
  }

  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    Comparison.areEqual(
      lhs.assumingMemoryBound(to: State.self).pointee.initial, rhs.assumingMemoryBound(to: State.self).pointee.initial)
  }
}
