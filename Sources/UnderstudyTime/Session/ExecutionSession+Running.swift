import Dispatch
import Synchronization

extension ExecutionSession {
  /// Runs everything that is queued, and what that queues, until nothing is left; the clock stands still.
  ///
  /// Synchronous, and a job may itself drain. Turn observers are called after each job. After 100 000 jobs the drain
  /// ends, says so in ``busyReport`` and calls ``onGivingUp``.
  ///
  /// - Returns: how many jobs ran.
  @MainActor @discardableResult package func drain() -> Int {
    guard hasQueuedWork else { return 0 }
    var count = 0
    while step() {
      count += 1
      if isRunaway(after: count, since: now) { return count }
    }
    if lastJobs != nil { lastJobs = nil }
    return count
  }

  /// How far the clock must move for a run of jobs to be no endless one.
  private static let shortestSpell = Duration.milliseconds(100)

  /// Moves the virtual clock, running each timer at its time and draining after it.
  ///
  /// - Parameter duration: how far; ends exactly there. Zero or less only drains.
  @MainActor package func advance(by duration: Duration) {
    let limit = now + max(duration, .zero)
    _ = runVirtually(until: { false }, limit: limit, letsTestRun: false)
    moveClock(to: limit)
  }

  /// Moves the virtual clock to the timer that is due next, and runs it and what follows from it at once.
  ///
  /// - Returns: the timer, by its time and by who set it; nil where there is none, and the clock stands still.
  @MainActor package func runNextTimer() -> (deadline: Duration, description: String)? {
    guard drain() < jobLimit, let timer = queueNextTimer(upTo: .seconds(Int64.max)) else { return nil }
    let description = describe(timer)
    drain()
    return (timer.deadline, description)
  }

  /// Runs the session until a condition holds, jumping the virtual clock from timer to timer.
  ///
  /// The condition is checked first and after every turn. Real time passes only where nothing is queued, and either a
  /// block runs on another queue or tasks are alive and no timer is left: these wait for work outside the session, for
  /// which this call blocks, up to `timeout` of real time and at most ``realTimeLimit``. The real main queue stands still
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - condition: must not change what it asks about.
  ///   - timeout: virtual time; where the condition does not come true, the clock is moved by all of it.
  ///   - movesClock: whether the clock may be moved; by default where it is not manual. Otherwise the call ends at once
  ///     where nothing but time could help.
  /// - Returns: whether the condition came true.
  @MainActor package func run(
    until condition: @MainActor () -> Bool, timeout: Duration, movesClock: Bool? = nil
  ) -> Bool {
    let isOfTestTask = beginWait()
    Self.blockingWaits += 1
    defer {
      Self.blockingWaits -= 1
      endWait(isOfTestTask)
    }
    let end = now + max(timeout, .zero)
    let limit = movesClock ?? !isClockManual ? end : now
    var patience = WaitPatience(timeout, realTimeLimit)
    // Where another wait has moved the clock past the end meanwhile, what holds now came too late.
    func isMet() -> Bool { now <= end && condition() }
    var pace: ClockPace?
    while true {
      pace = isPaced ? pace ?? ClockPace(now) : nil
      let outcome = runVirtually(until: isMet, limit: pace?.limit(limit) ?? limit, awaitsPool: patience.awaitsPool)
      if outcome == .met { return true }
      if outcome == .awaitsTest {
        patience.endRound(block(until: patience.poolDeadline, orPoolIsIdle: true), of: jobLimit)
        continue
      }
      guard outcome == .exhausted else { break }
      if waitsForOutside {
        if block(until: pace?.instant(of: nextDeadline, by: patience.deadline) ?? patience.deadline) { continue }
        if pace != nil, DispatchTime.now() < patience.deadline { continue }
        silenceOutside()
      }
      guard hasTimer(upTo: limit) else { break }
    }
    moveClock(to: limit)
    return isMet()
  }

  /// As ``run(until:timeout:)``, but suspends where that blocks, so the real main queue stays free.
  ///
  /// - Parameters:
  ///   - condition: must not change what it asks about.
  ///   - timeout: virtual time; where the condition does not come true, the clock is moved by all of it.
  /// - Returns: whether the condition came true.
  @MainActor package func runAsync(until condition: @MainActor () -> Bool, timeout: Duration) async -> Bool {
    let isOfTestTask = beginWait()
    defer { endWait(isOfTestTask) }
    let end = now + max(timeout, .zero)
    let limit = isClockManual ? now : end
    var patience = WaitPatience(timeout, realTimeLimit)
    var hasTurned = false
    var pace: ClockPace?
    func isMet() -> Bool { now <= end && condition() }
    while now <= end {
      pace = isPaced ? pace ?? ClockPace(now) : nil
      let outcome = runVirtually(until: isMet, limit: pace?.limit(limit) ?? limit, awaitsPool: patience.awaitsPool)
      if outcome == .met { return true }
      guard outcome != .runaway else { break }
      if outcome == .awaitsTest {
        let hasNews = await suspend(until: patience.poolDeadline, or: isMet, orPoolIsIdle: true)
        patience.endRound(hasNews, of: jobLimit)
        continue
      }
      // What the test has on the real main queue gets its turn before the wait is given up.
      if !hasTurned { await MainQueue.turn() }
      hasTurned = true
      if hasQueuedWork || test.hasJob || isMet() { continue }
      if waitsForOutside {
        let deadline = pace?.instant(of: nextDeadline, by: patience.deadline) ?? patience.deadline
        if await suspend(until: deadline, or: isMet) { continue }
        if pace != nil, DispatchTime.now() < patience.deadline { continue }
        silenceOutside()
      }
      // The turn, or what came in meanwhile, may have set one.
      guard hasTimer(upTo: limit) else { break }
    }
    moveClock(to: limit)
    return isMet()
  }

  private func hasTimer(upTo limit: Duration) -> Bool { nextDeadline.map { $0 <= limit } ?? false }

  /// The clock is moved by the wait alone.
  @MainActor private func beginWait() -> Bool {
    waitCount += 1
    test.noteCaller(of: self)
    test.actions.add(1, ordering: .acquiringAndReleasing)
    return test.beginWaitOfTask()
  }

  @MainActor private func endWait(_ isOfTestTask: Bool) {
    test.endWaitOfTask(isOfTestTask)
    endRealWait()
  }

  /// Notes that the test waits in real time, with a time-out that others keep: it is not idle, and the clock stands still.
  @MainActor package func beginRealWait() {
    waitCount += 1
    test.actions.add(1, ordering: .acquiringAndReleasing)
  }

  @MainActor package func endRealWait() {
    waitCount -= 1
    finishWaiters()
    test.mayBeIdle()
  }

  enum Outcome {
    case met, exhausted, runaway
    /// What the test's own tasks have to do elsewhere comes before the clock moves.
    case awaitsTest
  }

  /// Runs queue and timers up to `limit`, until they are used up or the condition holds.
  ///
  /// - Parameters:
  ///   - condition: asked first and after every turn.
  ///   - limit: timers that are due later are left.
  ///   - letsTestRun: whether the test's own tasks have their turns, too.
  ///   - awaitsPool: whether it ends, before the clock is moved, while one of them is busy elsewhere.
  @MainActor func runVirtually(
    until condition: @MainActor () -> Bool, limit: Duration, letsTestRun: Bool = true, awaitsPool: Bool = true
  ) -> Outcome {
    var (count, start) = (0, now)
    if condition() { return .met }
    while true {
      while step() || letsTestRun && stepOfTest() {
        if condition() { return .met }
        count += 1
        if isRunaway(after: count, since: start) { return .runaway }
      }
      if letsTestRun, awaitsPool {
        if test.hasJobOnPool { return .awaitsTest }
        if test.hasJob || hasQueuedWork { continue }
      }
      guard let timer = queueNextTimer(upTo: limit) else {
        if lastJobs != nil { lastJobs = nil }
        return .exhausted
      }
      if timer.deadline - start >= Self.shortestSpell {
        (count, start) = (0, timer.deadline)
        if lastJobs != nil { lastJobs = nil }
      }
    }
  }

  @MainActor private func moveClock(to time: Duration) {
    state.withLock { $0.now = max($0.now, time) }
    moves += 1
  }

  // MARK: - Turns

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
    let outer = Self.onMain
    Self.onMain = job.isMember ? .passUnretained(self) : nil
    switch job.work {
    case .job(let job, let onMainActor):
      let floor = TaskOwners.beginTasks()
      PlatformBackend.run(job, onMainActor: onMainActor)
      TaskOwners.endTasks(floor)
      if !observers.isEmpty { perform { endTurn() } }
    case .closure(let work):
      perform {
        work()
        endTurn()
      }
    }
    Self.onMain = outer
    return true
  }

  /// Runs a job of the test's own tasks.
  @MainActor private func stepOfTest() -> Bool {
    guard test.runNextJob() else { return false }
    if lastJobs != nil { lastJobs?.append("a task of the test") }
    return true
  }

  @MainActor private func endTurn() {
    for entry in observers { entry.observer?.turnDidEnd() }
  }

  /// - Returns: false where the session is closed and the job was not taken.
  @discardableResult
  func push(_ job: SessionJob) -> Bool {
    if liveness.silentCount > 0 { liveness.noteLife(of: ExecutionScope.current?.token) }
    let (isTaken, mustSignal, mustPost) = state.withLock { state in
      guard !isClosed.load(ordering: .acquiring) else { return (false, false, false) }
      state.queue.append(job)
      queued.store(state.queue.count, ordering: .releasing)
      defer {
        state.isBlocked = false
        state.isPumpPosted = true
      }
      return (true, state.isBlocked, !state.isPumpPosted)
    }
    if mustSignal { wakeUp.signal() }
    if mustPost { MainQueue.post { self.pump() } }
    return isTaken
  }

  /// Runs, from the real main queue, what has not been drained, so that an `await` in a test continues.
  ///
  /// One batch at a time, to leave the main queue to others in between.
  @MainActor private func pump() {
    let batch = state.withLock { state in
      state.isPumpPosted = false
      return state.queue.count
    }
    for _ in 0..<batch where !waiters.contains(where: { $0.isSatisfied }) {
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

/// How long a wait blocks or suspends in real time.
private struct WaitPatience {
  private let timeout: Duration
  private let limit: Duration
  /// Whether the wait lets tasks of the test's own that are busy elsewhere go first.
  private(set) var awaitsPool = true
  private var rounds = 0
  /// For work outside the session, from the first time that nothing else can happen.
  private(set) lazy var deadline = DispatchTime.now() + min(timeout, limit)
  /// For one job of the test's own tasks: it depends on neither the time-out, which is virtual, nor how busy the machine is.
  var poolDeadline: DispatchTime { .now() + limit }

  init(_ timeout: Duration, _ limit: Duration) { (self.timeout, self.limit) = (timeout, limit) }

  /// Notes that the wait has let tasks of the test's own go first.
  ///
  /// - Parameters:
  ///   - hasNews: whether they have come to something.
  ///   - roundLimit: how often it does so.
  mutating func endRound(_ hasNews: Bool, of roundLimit: Int) {
    rounds += 1
    awaitsPool = hasNews && rounds < roundLimit
  }
}
