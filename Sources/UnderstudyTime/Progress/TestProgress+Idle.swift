import Dispatch
import Synchronization

/// An idle test awaits what has no time-out of its own: a stream, a continuation, a sleep, a task of its app. So the clocks
/// of its apps move, one timer a turn of the main queue, until it continues.
extension TestProgress {
  struct Looks {
    /// How much the test had done at the last look.
    var actions = -1
    /// How often the clocks have moved since then.
    var moves = 0
    /// What the process had run outside of sessions when the clock of a retained app was moved last.
    var outsideJobs = -1
    /// How much the test had done when the last limit was set; earlier limits have no effect.
    var actionsLimited = -1
    /// How much the test had done when it was last found stuck.
    var actionsStuck = -1
  }

  /// Looks at the test in a turn of the main queue; any thread may call it.
  func mayBeIdle() {
    guard !isLookPosted.exchange(true, ordering: .acquiringAndReleasing) else { return }
    MainQueue.post { self.look() }
  }

  /// Looks whether the test is idle; runs again at the end of its waits and jobs, and of its apps' turns.
  @MainActor private func look() {
    isLookPosted.store(false, ordering: .releasing)
    let sessions = openSessions
    guard !sessions.isEmpty, isIdle(sessions) else { return }
    guard isRunning else { return lookAtRetainedApps(sessions) }
    let count = actions.load(ordering: .acquiring)
    guard looks.actions == count else {
      (looks.actions, looks.moves) = (count, 0)
      return mayBeIdle()
    }
    if sessions.contains(where: \.hasQueuedWork) { return mayBeIdle() }
    if looks.moves < ProgressLimits.steps, moveClocks(of: sessions, until: { isBusy }) {
      looks.moves += 1
      mayBeIdle()
    } else {
      setLimit(for: sessions)
    }
  }

  @MainActor func isIdle(_ sessions: [ExecutionSession]) -> Bool {
    sessions.allSatisfy { $0.waitCount == 0 } && !isBusy
  }

  @MainActor var isRunning: Bool {
    guard !endsSessions else { return true }
    return state.withLock { state in
      state.callers = state.callers.filter { !$0.value.hasFinished }
      return !state.callers.isEmpty
    }
  }

  /// Moves each clock to its next timer, until a condition holds.
  ///
  /// - Returns: whether a clock has moved.
  @MainActor func moveClocks(of sessions: [ExecutionSession], until condition: @MainActor () -> Bool) -> Bool {
    var haveMoved = false
    for session in sessions where !condition() {
      // A sleep of the test moves a manual clock too: the test itself says how far.
      let isSlept = session.isClockManual && session.state.withLock { $0.timers.contains(where: \.isOfTest) }
      guard isSlept || !session.isClockManual else { continue }
      guard let deadline = session.nextDeadline, deadline <= ExecutionSession.endOfTime else { continue }
      guard mayMoveClock(of: session, to: deadline) else { continue }
      _ = session.runVirtually(until: condition, limit: max(deadline, session.now), letsTestRun: false)
      session.finishWaiters()
      haveMoved = true
    }
    return haveMoved
  }

  /// Whether the clock is not ahead of real time then; while work outside is under way it must not be. Looks again when that is so.
  @MainActor private func mayMoveClock(of session: ExecutionSession, to deadline: Duration) -> Bool {
    session.pace = session.isPaced ? session.pace ?? ClockPace(session.now) : nil
    guard let pace = session.pace, pace.limit(deadline) < deadline else { return true }
    let instant = pace.instant(of: deadline, by: .now() + session.realTimeLimit)
    DispatchQueue.main.asyncBypassingSessions(after: instant) { [weak self] in self?.mayBeIdle() }
    return false
  }

  /// Moves the clocks of apps that something retains when their test is over, one timer a turn, until something else happens.
  @MainActor private func lookAtRetainedApps(_ sessions: [ExecutionSession]) {
    RetainedApps.add(self)
    guard RetainedApps.areAwaited else { return }
    let jobs = JobsOutsideSessions.jobs.load(ordering: .relaxed)
    if looks.outsideJobs != jobs { (looks.outsideJobs, looks.moves) = (jobs, 0) }
    guard looks.moves < ProgressLimits.steps, moveClocks(of: sessions, until: { isBusy }) else { return }
    looks.moves += 1
    mayBeIdle()
  }
}

extension ExecutionSession {
  /// Suspends a task of the test until a condition holds, which has no time-out: the test is idle meanwhile.
  ///
  /// - Parameter condition: checked first, and whenever the session has run something; where it comes true by something
  ///   else, ``wakeFollowers()`` has it checked.
  /// - Returns: true when the condition holds or the session is closed; false where the test turned out to be stuck, which
  ///   must then be reported, see ``reportStuck()``.
  @MainActor package func follow(until condition: @MainActor () -> Bool) async -> Bool {
    let isOfTask = test.beginWaitOfTask()
    defer { test.endWaitOfTask(isOfTask) }
    test.noteCaller(of: self)
    test.actions.add(1, ordering: .acquiringAndReleasing)
    let timesStuck = test.timesStuck.load(ordering: .acquiring)
    while !condition(), !isEnded {
      guard test.timesStuck.load(ordering: .acquiring) == timesStuck else { return false }
      test.mayBeIdle()
      _ = await suspend(until: .distantFuture)
    }
    return true
  }

  /// Makes the followers of the session look again; any thread may call it.
  package func wakeFollowers() { enqueue {} }
}
