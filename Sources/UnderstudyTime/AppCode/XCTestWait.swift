import Foundation

/// A wait of XCTest's on the main thread, with what it has put onto the run loop to evaluate predicates: a block, and a timer.
///
/// Both may come after the wait, as the timer repeats until its expectation is released. A failure that leaves the stack of the
/// test releases nothing: the predicate would then be evaluated during later tests.
package final class XCTestWait {
  /// Used on the main thread only.
  nonisolated(unsafe) private static var current: XCTestWait?

  private var timers: [Timer] = []
  private var isOver = false

  /// Runs a wait of XCTest's, and stops at its end what it has put onto the run loop.
  @MainActor package static func run<Result>(_ wait: () -> Result) -> Result {
    let outer = current
    current = XCTestWait()
    defer {
      endCurrent()
      current = outer
    }
    return wait()
  }

  /// Ends a wait that was left.
  @MainActor package static func endCurrent() {
    guard let wait = current.take() else { return }
    wait.isOver = true
    for timer in wait.timers { timer.invalidate() }
  }

  /// - Parameter caller: where the timer was added to its run loop.
  static func note(_ timer: Timer, from caller: UnsafeRawPointer?) { find(caller)?.timers.append(timer) }

  /// Hands a block of the wait to the run loop, which runs it before the end of the wait or not at all.
  ///
  /// - Returns: false where the block is not of a wait.
  static func takes(
    _ block: @escaping @Sendable () -> Void, on runLoop: RunLoop, from caller: UnsafeRawPointer?
  ) -> Bool {
    guard let wait = find(caller) else { return false }
    nonisolated(unsafe) let ofMainThread = wait
    runLoop.perform { if !ofMainThread.isOver { block() } }
    return true
  }

  private static func find(_ caller: UnsafeRawPointer?) -> XCTestWait? {
    MainQueue.isFirstThread && !understudy_is_of_program(caller) ? current : nil
  }
}
