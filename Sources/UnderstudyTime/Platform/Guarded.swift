import Foundation

/// A value behind a lock, which any thread may use.
///
/// On Linux `Mutex` is locked by the kernel where threads contend, which the thread sanitizer does not see: it reports
/// races of values that are guarded well. It knows the lock that this uses.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// - Parameter body: must not use the same value again.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
