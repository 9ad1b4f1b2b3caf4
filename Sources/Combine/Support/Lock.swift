import Foundation

/// A lock that may guard values of any type; the thread sanitizer follows it.
struct Lock: ~Copyable {
  private let lock = NSLock()

  @inline(__always)
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

/// Carries a value into a closure that must be `Sendable`, where a scheduler or a lock orders the accesses.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
