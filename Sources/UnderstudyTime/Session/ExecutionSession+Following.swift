import Dispatch

extension ExecutionSession {
  /// Runs the session for somebody who waits outside of it and has no time-out.
  ///
  /// Jumps the clock from timer to timer, at most as often as `patience` says; after that, and where no timer is set, it
  /// waits for what the session is given. What is on the real main queue gets its turn before each jump, as it may be
  /// what the waiting one waits for.
  ///
  /// - Parameters:
  ///   - condition: checked first and after every turn; where it comes true by something else, ``wakeFollowers()`` tells.
  ///   - patience: a number of jumps; a timer that repeats for ever would be followed for ever.
  /// - Returns: when the condition holds or the session is closed.
  @MainActor package func follow(
    until condition: @MainActor () -> Bool, patience: Int = 10_000
  ) async {
    var patience = patience
    while !condition(), !isClosed.load(ordering: .acquiring) {
      if hasQueuedWork {
        _ = await runAsync(until: condition, timeout: .zero)
      } else if nextDeadline != nil, patience > 0 {
        await MainQueue.turn()
        guard !hasQueuedWork, !condition(), let deadline = nextDeadline else { continue }
        patience -= 1
        _ = await runAsync(until: condition, timeout: max(deadline - now, .zero))
      } else {
        let waiter = SessionWaiter()
        waiters.append(waiter)
        await waiter.wait(until: .distantFuture)
        waiters.removeAll { $0 === waiter }
      }
    }
  }

  /// Whether the session was closed.
  package var isEnded: Bool { isClosed.load(ordering: .acquiring) }

  /// Has everybody who follows the session look again; any thread may call it.
  package func wakeFollowers() { enqueue {} }
}
