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
