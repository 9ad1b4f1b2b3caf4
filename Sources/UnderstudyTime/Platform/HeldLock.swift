import Foundation

/// A recursive lock that is held while other code runs, which may come back.
///
/// Meanwhile a test's code is not left in the middle (``SeparateStack``): other threads would wait for ever.
package final class HeldLock: Sendable {
  private let recursive = NSRecursiveLock()

  package init() {}

  package func lock() {
    recursive.lock()
    understudy_locks_held_add(1)
  }

  package func unlock() {
    understudy_locks_held_add(-1)
    recursive.unlock()
  }

  /// Runs `body` while no other thread has the lock.
  ///
  /// - Parameter body: runs at once.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
