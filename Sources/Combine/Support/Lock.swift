import Synchronization

/// A lock of four bytes that may guard values of any type.
///
/// `Mutex` itself lets no value out that is not `Sendable`; publishers carry such values by contract.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  @inline(__always)
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    // `withLock` lets out only what can be sent.
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}

/// Carries a value into a closure that must be `Sendable`, where a scheduler or a lock orders the accesses.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
