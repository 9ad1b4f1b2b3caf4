import UnderstudyTime

/// A lock of eight bytes that may guard values of any type.
///
/// `Guarded` itself lets no value out that is not `Sendable`; publishers carry such values by contract.
struct Lock: ~Copyable {
  private let guarded = Guarded<Void>(())

  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    guarded.withLock { _ in result = body() }
    guard let result else { fatalError("a lock's body always gives a result") }
    return result
  }
}

/// Carries a value into a closure that must be `Sendable`, where a scheduler or a lock orders the accesses.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
