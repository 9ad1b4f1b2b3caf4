import Dispatch

/// Waits for work that the session does not run.
extension ExecutionSession {
  /// Whether something outside is certain to come, or all that can still happen comes from there.
  @MainActor package var waitsForOutside: Bool {
    guard !isEnded, realTimeLimit > .zero else { return false }
    if isPaced {
      // While the test waits for it, what comes from unknown threads is for this session.
      Caller.noteHost(self)
      return true
    }
    return liveTaskCount - work.idleTaskCount + test.tasksOutside > 0 && nextDeadline == nil
  }

  /// Notes that a task of the app awaits what the app itself or its test does, so that no wait pauses for it in real time.
  ///
  /// - Parameter isIdle: false once it continues.
  package func noteIdleTask(_ isIdle: Bool) { work.countIdleTask(isIdle) }

  /// Makes suspended waits look again.
  @MainActor func finishWaiters() {
    for waiter in waiters { waiter.wakeUp.announce() }
  }

  /// Makes waits for the outside look again, though nothing came in; any thread may call it.
  func wakeWaits() {
    wakeUp.announce()
    MainQueue.post {
      self.finishWaiters()
      self.test.mayBeIdle()
    }
  }

  /// Whether a wait must look before it pauses.
  ///
  /// - Parameter orPoolIsIdle: whether it pauses only while a task of the test's own is busy elsewhere.
  @MainActor func hasNews(orPoolIsIdle: Bool) -> Bool {
    hasQueuedWork || test.hasJob || orPoolIsIdle && !test.hasJobOnPool
  }

  /// Blocks the main thread until something comes from elsewhere.
  ///
  /// - Returns: false where nothing came in before the deadline.
  @MainActor func block(until deadline: DispatchTime) -> Bool {
    Caller.blocked = self
    defer { Caller.blocked = nil }
    // A block of OperationQueue.main that comes after this look ends the wait, and so does a thread that asks for the queue.
    if MainOperations.exist(besides: self) || MainQueue.isToBeLent { return true }
    understudy_set_blocked(true)
    defer { understudy_set_blocked(false) }
    return wakeUp.block(until: deadline)
  }
}
