import Foundation

/// The timers by which XCTest polls predicates while it waits on the main thread.
///
/// They repeat until their expectation is released. A failure that leaves the stack of the test releases nothing: the predicate
/// would then be evaluated during later tests.
package enum PollingTimers {
  /// Nil while XCTest does not wait. Used on the main thread only.
  nonisolated(unsafe) private static var added: [Timer]?

  /// Runs a wait of XCTest's, and stops the timers that it has added.
  @MainActor package static func stop<Result>(after wait: () -> Result) -> Result {
    let outer = added.take()
    added = []
    defer {
      stop()
      added = outer
    }
    return wait()
  }

  /// Stops the timers of a wait that was left.
  @MainActor package static func stop() {
    for timer in added.take() ?? [] { timer.invalidate() }
  }

  /// - Parameter caller: where the timer was added to its run loop.
  static func note(_ timer: Timer, from caller: UnsafeRawPointer?) {
    guard Thread.isMainThread, added != nil, !understudy_is_of_program(caller) else { return }
    added?.append(timer)
  }
}
