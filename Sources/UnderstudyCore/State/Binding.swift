/// A connection to a value that is kept elsewhere (SEM-070 … SEM-081).
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction that sets through the binding belong to.
  public var transaction = UpdateTransaction()
  @usableFromInline package let location: AnyLocation<Value>
  /// What reads inside an update return where there is no notification of changes: the value when a binding of closures was made, or when
  /// its view was last evaluated. Nil for all other bindings, which read their place.
  @usableFromInline var snapshot: Value?

  @inlinable
  package init(location: AnyLocation<Value>) { self.location = location }

  /// Makes a binding of two closures; a body that makes it depends on what `get` reads.
  ///
  /// - Parameters:
  ///   - get: Gives the value; called once now and at each read outside an update (SEM-071).
  ///   - set: Takes a new value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// Makes a binding of two closures, of which the second also gets the transaction.
  ///
  /// - Parameters:
  ///   - get: Gives the value.
  ///   - set: Takes a new value and the transaction of the write (SEM-079).
  public init(get: @escaping () -> Value, set: @escaping (Value, UpdateTransaction) -> Void) {
    self.init(location: FunctionalLocation(get: get, set: set))
    snapshot = get()
  }

  /// A binding that ignores what is set (SEM-070).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// Takes over a binding that is passed as `$value`, for closures and properties marked `@Binding`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value in its place. A body that reads it is evaluated again when the place reports a change.
  ///
  /// Setting it writes to the place, in the transaction in force with the binding's own merged into it.
  public var wrappedValue: Value {
    get {
      guard let node = currentEvaluation() else { return location.get() }
      if let snapshot { return snapshot }
      let location = location
      assumeMain { location.addReader(node) }
      return location.get()
    }
    nonmutating set {
      var current = UpdateTransaction.current
      current.merge(transaction)
      location.set(newValue, transaction: current)
    }
  }

  /// The binding itself, so that `$value` passes it on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value (SEM-073).
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    // The part is read at once: of an observed object that makes a dependency (SEM-077).
    _ = (snapshot ?? location.get())[keyPath: keyPath]
    return project(identity: keyPath, { $0[keyPath: keyPath] }) {
      $0[keyPath: keyPath] = $1
      return true
    }
  }

  /// This binding with sets that belong to a transaction (SEM-079).
  public func transaction(_ transaction: UpdateTransaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// This binding with animated sets.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// A binding to a part of the value, by closures in place of a key path.
  ///
  /// - Parameters:
  ///   - identity: What makes two such projections the same, or nil where nothing does.
  ///   - get: Takes the part out of the value.
  ///   - set: Puts a new part in; answers whether the value is to be set.
  package func project<Subject>(
    identity: AnyHashable?, _ get: @escaping (Value) -> Subject, set: @escaping (inout Value, Subject) -> Bool
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(
      location: ProjectedLocation(base: location, identity: identity, project: get, write: set))
    binding.transaction = transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value, not of the binding (SEM-080).
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: InstallableProperty {
  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    .place(address.assumingMemoryBound(to: Binding.self).pointee.location)
  }

  /// Keeps nothing: the place belongs to its owner, and outlives the views that only have a binding to it.
  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {}

  package static var needsPreparation: Bool { true }

  /// A binding of closures is read once for each evaluation of its view.
  package static func prepare(at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode) {
    let binding = address.assumingMemoryBound(to: Binding.self)
    if binding.pointee.snapshot != nil { binding.pointee.snapshot = binding.pointee.location.get() }
  }

  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: Binding.self).pointee.location.isSame(
      as: rhs.assumingMemoryBound(to: Binding.self).pointee.location)
  }
}

extension EvaluatingNode {
  /// Which of the node's bindings have changed: their number is not known to the cell, so all are named.
  func bindingChange() -> ChangeRecord { .dependencies }
}
