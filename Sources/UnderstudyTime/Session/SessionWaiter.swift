import Dispatch

/// A suspended wait on a session.
@MainActor final class SessionWaiter {
  let wakeUp = WakeUp()
  var condition: (@MainActor () -> Bool)?

  var isSatisfied: Bool { condition?() ?? false }
}

extension ExecutionSession {
  @MainActor var hasSatisfiedWaiter: Bool { waiters.contains(where: \.isSatisfied) }

  /// Suspends a wait of the test until something comes from elsewhere, or a condition holds.
  ///
  /// - Returns: false where nothing came in before the deadline.
  @MainActor func suspend(until deadline: DispatchTime, or condition: (@MainActor () -> Bool)? = nil) async -> Bool {
    let waiter = SessionWaiter()
    waiter.condition = condition
    waiters.append(waiter)
    TaskOwners.setCallerWaits(true)
    defer {
      TaskOwners.setCallerWaits(false)
      waiters.removeAll { $0 === waiter }
    }
    return await waiter.wakeUp.suspend(until: deadline) != .timedOut
  }
}
