import Synchronization

/// The session's queue: what is put into it, and who runs it.
extension ExecutionSession {
  /// Runs everything that is queued, and what that queues, until nothing is left; the clock stands still.
  ///
  /// Synchronous, and a job may itself drain. Turn observers are called after each job. After ``jobLimit`` jobs, or
  /// after ``longestSpell``, the drain ends, says so in ``busyReport`` and calls ``onGivingUp``.
  ///
  /// - Returns: how many jobs ran.
  @MainActor @discardableResult package func drain() -> Int { drainUnlessEndless().count }

  /// Drains.
  ///
  /// - Returns: how many jobs ran, and whether nothing is left.
  @MainActor func drainUnlessEndless() -> (count: Int, hasEnded: Bool) {
    guard hasQueuedWork else { return (0, true) }
    var spell = Spell(of: self)
    while step() {
      spell.count += 1
      if isRunaway(after: spell) { return (spell.count, false) }
    }
    if lastJobs != nil { lastJobs = nil }
    return (spell.count, true)
  }

  /// Runs the first job of the queue and notifies the observers.
  ///
  /// - Returns: false where the queue is empty.
  @MainActor func step() -> Bool {
    guard hasQueuedWork else { return false }
    let job = state.withLock { state in
      let job = state.queue.popNext()
      queued.store(state.queue.count, ordering: .releasing)
      return job
    }
    guard let job else { return false }
    turns &+= 1
    understudy_moment_enter(moment)
    if lastJobs != nil { lastJobs?.append(describe(job)) }
    let (outer, wasElsewhere) = (MainJob.current.session, MainJob.current.isElsewhere)
    MainJob.current.isElsewhere = false
    MainJob.current.session = job.isMember ? .passUnretained(self) : nil
    switch job.work {
    case .job(let job, let onMainActor):
      MainJob.run({
        $0.beginTask()
        $0.isElsewhere = !onMainActor
      }) { PlatformBackend.run(job, onMainActor: onMainActor) }
      if !observers.isEmpty { perform { endTurn() } }
    case .closure(let work), .operation(let work):
      perform {
        work()
        endTurn()
      }
    }
    (MainJob.current.session, MainJob.current.isElsewhere) = (outer, wasElsewhere)
    return true
  }

  /// Runs a job of the test's own tasks.
  @MainActor func stepOfTest() -> Bool {
    guard test.runNextJob() else { return false }
    if lastJobs != nil { lastJobs?.append("a task of the test") }
    return true
  }

  @MainActor private func endTurn() {
    for entry in observers { entry.observer?.turnDidEnd() }
  }

  /// Puts a job at the end of the queue, and makes the queue run.
  ///
  /// - Returns: false where the session is closed and the job was not taken.
  @discardableResult
  func push(_ job: SessionJob) -> Bool {
    let (isTaken, mustPost) = state.withLock { state in
      guard !isOver(job.origin) else { return (false, false) }
      state.queue.append(job)
      queued.store(state.queue.count, ordering: .releasing)
      defer { state.isPumpPosted = true }
      return (true, !state.isPumpPosted)
    }
    wakeUp.announce()
    if mustPost { MainQueue.post { self.pump() } }
    return isTaken
  }

  /// Runs, from the real main queue, what has not been drained, so that an `await` in a test continues.
  ///
  /// One batch at a time, to leave the main queue to others in between.
  @MainActor func pump() {
    let batch = state.withLock { state in
      state.isPumpPosted = false
      return state.queue.count
    }
    for _ in 0..<batch where !hasSatisfiedWaiter {
      guard step() else { break }
    }
    finishWaiters()
    test.mayBeIdle()
    let mustPost = state.withLock { state in
      guard state.queue.count > 0, !state.isPumpPosted else { return false }
      state.isPumpPosted = true
      return true
    }
    if mustPost { MainQueue.post { self.pump() } }
  }
}
