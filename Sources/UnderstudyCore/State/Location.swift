/// A place that a binding reads and writes.
@usableFromInline
package class AnyLocation<Value>: @unchecked Sendable {
  init() {}

  /// The value now, or, while a body is evaluated, the one that the batch being applied has set.
  @usableFromInline package func get() -> Value { preconditionFailure("A location without storage was read.") }

  /// Sets the value, as part of a transaction.
  @usableFromInline package func set(_ value: Value, transaction: UpdateTransaction) {}

  /// Says that `node` used the value in its evaluation and must look again when it changes.
  @MainActor
  package func addReader(_ node: any LocationReader) {}

  /// The app whose state the place is, nil for a place outside of any.
  @MainActor
  package var owningHost: Host? { nil }

  /// Whether both stand for the same place.
  package func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// A place that never changes (SEM-070).
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Comparison.areEqual(value, other.value)
  }
}

/// A place made of two closures (SEM-071).
final class FunctionalLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, UpdateTransaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, UpdateTransaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: UpdateTransaction) { setter(value, transaction) }
}

/// A part of another place.
final class ProjectedLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let base: AnyLocation<Base>
  private let identity: AnyHashable?
  private let project: (Base) -> Value
  private let write: (inout Base, Value) -> Bool

  /// Makes the place of a part; the part itself is not kept, but read from the whole each time.
  ///
  /// - Parameters:
  ///   - base: The whole.
  ///   - identity: What makes two projections of one base the same, or nil.
  ///   - project: Takes the part out of the whole.
  ///   - write: Puts a new part into the whole; answers whether the whole is to be set.
  init(
    base: AnyLocation<Base>, identity: AnyHashable?, project: @escaping (Base) -> Value,
    write: @escaping (inout Base, Value) -> Bool
  ) {
    self.base = base
    self.identity = identity
    self.project = project
    self.write = write
  }

  override func get() -> Value { project(base.get()) }

  override func set(_ value: Value, transaction: UpdateTransaction) {
    var whole = base.get()
    if write(&whole, value) { base.set(whole, transaction: transaction) }
  }

  override func addReader(_ node: any LocationReader) { base.addReader(node) }
  override var owningHost: Host? { base.owningHost }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value>, let identity else { return false }
    return identity == other.identity && base.isSame(as: other.base)
  }
}
