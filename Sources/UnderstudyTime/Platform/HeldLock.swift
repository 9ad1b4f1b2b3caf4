import Foundation

/// A recursive lock that is held while other code runs, which may come back.
///
/// Meanwhile a test's code is not left in the middle (``SeparateStack``): other threads would wait for ever.
package final class HeldLock: NSLocking, Sendable {
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
}
