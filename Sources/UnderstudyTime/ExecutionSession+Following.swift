import Dispatch

extension ExecutionSession {
  /// Runs the session for somebody who waits outside of it and has no time-out.
  ///
  /// Jumps the clock from timer to timer, at most by `patience`; after that, and where no timer is set, it waits for what
  /// the session is given. Nothing is left running when it returns.
  ///
  /// - Parameters:
  ///   - condition: checked first and after every turn; where it comes true by something else, ``wakeFollowers()`` tells.
  ///   - patience: virtual time.
  /// - Returns: when the condition holds or the session is closed.
  @MainActor package func follow(
    until condition: @MainActor () -> Bool, patience: Duration = .seconds(60)
  ) async {
    var patience = patience
    while !condition(), !isClosed.load(ordering: .acquiring) {
      let step = nextDeadline.map { max($0 - now, .zero) }
      if let step, step <= patience {
        // A timer that is due now and always set again must come to an end too.
        patience -= max(step, .milliseconds(1))
        _ = await runAsync(until: condition, timeout: step)
      } else if hasQueuedWork {
        _ = await runAsync(until: condition, timeout: .zero)
      } else {
        let waiter = SessionWaiter()
        waiters.append(waiter)
        await waiter.wait(until: .distantFuture)
        waiters.removeAll { $0 === waiter }
      }
    }
  }

  /// Has everybody who follows the session look again; any thread may call it.
  package func wakeFollowers() { enqueue {} }
}
