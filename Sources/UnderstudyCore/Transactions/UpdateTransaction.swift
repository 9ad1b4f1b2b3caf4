/// What a change of state carries with it (SEM-135 … SEM-138).
public struct UpdateTransaction {
  /// How values move to their new state; nil for at once.
  public var animation: Animation? { didSet { saysAnimation = true } }
  /// Whether the animation was set, be it to nil: then an inner transaction has its own, also if that is none.
  private var saysAnimation = false
  /// Whether animations are left out: app code can read it, but completions run after their time all the same.
  public var disablesAnimations = false
  /// Whether the change is one of a series, as in a drag: app code can read it, and it has no other effect.
  public var isContinuous = false
  var values: [ObjectIdentifier: AnyHashableBox] = [:]
  var completions: [AnimationCompletion] = []

  /// Begins without an animation of its own: one from a transaction around stays in force.
  public init() {}
  /// Begins with an animation; nil takes away the one from a transaction around.
  public init(animation: Animation?) {
    self.animation = animation
    saysAnimation = true
  }

  /// A custom value.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = AnyHashableBox(newValue) }
  }

  /// Runs when the animations of this transaction are over (SEM-136).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, body: completion))
  }

  /// Takes over what `inner` says; it wins (SEM-135).
  mutating func merge(_ inner: UpdateTransaction) {
    if inner.saysAnimation { animation = inner.animation }
    if inner.disablesAnimations { disablesAnimations = true }
    if inner.isContinuous { isContinuous = true }
    values.merge(inner.values) { $1 }
    completions += inner.completions
  }

  /// Whether writes under both may share a batch (SEM-101, SEM-102).
  func mayShareBatch(with other: UpdateTransaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && completions.elementsEqual(other.completions, by: ===)
      && values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { $0.isEqual(to: value) } ?? false }
  }

  /// The transaction in force on this thread.
  @TaskLocal static var scoped: UpdateTransaction?
  package static var current: UpdateTransaction { scoped ?? UpdateTransaction() }
}

extension UpdateTransaction: @unchecked Sendable {}

/// A key for a custom value in a transaction.
public protocol TransactionKey {
  /// The type of the value, inferred from `defaultValue`.
  associatedtype Value
  /// What a transaction has in which no value is set.
  static var defaultValue: Value { get }
}

/// What runs when the animations of a transaction are over, and of those that were begun inside it.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let body: () -> Void
  /// Whether something has changed under the animation; where nothing has, there is nothing to wait for.
  var hasChanges = false

  init(criteria: AnimationCompletionCriteria, body: @escaping () -> Void) {
    self.criteria = criteria
    self.body = body
  }
}

struct AnyHashableBox {
  let value: Any
  private let equals: (Any) -> Bool

  init<Value>(_ value: Value) {
    self.value = value
    equals = { other in
      guard let other = other as? Value else { return false }
      return Comparison.areEqual(value, other)
    }
  }

  func isEqual(to other: AnyHashableBox) -> Bool { equals(other.value) }
}

/// Runs `body`; what it changes belongs to `transaction`, merged into the one in force (SEM-135).
///
/// Completions of the transaction run on the virtual clock when its animation is over (SEM-136).
public func withTransaction<Result>(_ transaction: UpdateTransaction, _ body: () throws -> Result) rethrows -> Result {
  var merged = UpdateTransaction.current
  merged.merge(transaction)
  let result = try UpdateTransaction.$scoped.withValue(merged, operation: body)
  if !transaction.completions.isEmpty { AnimationClock.schedule(transaction) }
  return result
}

/// Runs `body` with one value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<UpdateTransaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = UpdateTransaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes is animated, which headless means: in a batch of its own (SEM-101).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(UpdateTransaction(animation: animation), body)
}

/// Runs `body` animated, and `completion` when the animation is over on the virtual clock (SEM-136).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = UpdateTransaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
