import Dispatch

/// Waits for work that the session does not run.
extension ExecutionSession {
  /// Whether something outside is certain to come, or all that can still happen comes from there.
  @MainActor package var waitsForOutside: Bool {
    guard !isEnded else { return false }
    endOutsideWork()
    if outsideWorks.areAwaited {
      // While the test waits for it, what comes from unknown threads is for this session.
      Caller.noteHost(self)
      return true
    }
    return liveTaskCount - outsideWorks.silentCount + test.tasksOutside > 0 && nextDeadline == nil
  }

  /// Makes suspended waits look again.
  @MainActor func finishWaiters() {
    for waiter in waiters { waiter.finish() }
  }

  /// Makes waits for the outside look again, though nothing came in; any thread may call it.
  func wakeWaits() {
    unblock()
    MainQueue.post {
      self.finishWaiters()
      self.test.mayBeIdle()
    }
  }

  /// Makes the main thread look again if it is blocked in a wait; any thread may call it.
  func unblock() {
    let mustSignal = state.withLock { state in
      defer { state.isBlocked = false }
      return state.isBlocked
    }
    if mustSignal { wakeUp.signal() }
  }

  /// Blocks the main thread until something comes from elsewhere.
  ///
  /// - Parameter orPoolIsIdle: whether it ends also when no task of the test's own is busy elsewhere.
  /// - Returns: false where nothing came in before the deadline.
  @MainActor func block(until deadline: DispatchTime, orPoolIsIdle: Bool = false) -> Bool {
    let isEmpty = state.withLock { state in
      state.isBlocked = state.queue.count == 0
      return state.isBlocked
    }
    guard isEmpty else { return true }
    Caller.blocked = self
    defer { Caller.blocked = nil }
    // A job of the test, or of no app, that comes after this look ends the wait.
    let hasNews = test.hasJob || MainOperations.exist || orPoolIsIdle && !test.hasJobOnPool
    understudy_set_blocked(true)
    defer { understudy_set_blocked(false) }
    if !hasNews, wakeUp.wait(timeout: deadline) == .success { return true }
    let wasSignalled = state.withLock { state in
      defer { state.isBlocked = false }
      return !state.isBlocked
    }
    if wasSignalled { wakeUp.wait() }
    return wasSignalled || hasNews
  }

  /// Suspends the calling task until something comes from elsewhere, or a condition holds.
  ///
  /// - Parameter orPoolIsIdle: whether it ends also when no task of the test's own is busy elsewhere.
  /// - Returns: false where nothing came in before the deadline.
  @MainActor func suspend(
    until deadline: DispatchTime, or condition: @MainActor () -> Bool, orPoolIsIdle: Bool = false
  ) async -> Bool {
    if hasQueuedWork || test.hasJob || orPoolIsIdle && !test.hasJobOnPool || condition() { return true }
    let waiter = SessionWaiter()
    waiters.append(waiter)
    defer { waiters.removeAll { $0 === waiter } }
    await withoutActuallyEscaping(condition) { condition in
      waiter.condition = condition
      await waiter.wait(until: deadline)
      waiter.condition = nil
    }
    return !waiter.isTimedOut
  }
}
