/// The session's clock: it moves from timer to timer.
extension ExecutionSession {
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
    guard drainUnlessEndless().hasEnded, let timer = queueNextTimer(upTo: .seconds(Int64.max)) else { return nil }
    let description = describe(timer)
    drain()
    return (timer.deadline, description)
  }

  enum Outcome {
    case met, exhausted, runaway
    /// What the test's own tasks have to do elsewhere comes before the clock moves.
    case awaitsTest
    /// Something is under way elsewhere, so that the clock must follow real time.
    case awaitsOutside
  }

  /// Runs queue and timers up to `limit`, until they are used up or the condition holds.
  ///
  /// - Parameters:
  ///   - condition: asked first and after every turn.
  ///   - limit: timers that are due later are left.
  ///   - letsTestRun: whether the test's own tasks have their turns, too.
  ///   - awaitsPool: whether it ends, before the clock is moved, while one of them is busy elsewhere.
  ///   - awaitsOutside: whether it ends, before the clock is moved, where something is under way elsewhere.
  @MainActor func runVirtually(
    until condition: @MainActor () -> Bool, limit: Duration, letsTestRun: Bool = true, awaitsPool: Bool = true,
    awaitsOutside: Bool = false
  ) -> Outcome {
    var spell = Spell(of: self)
    if condition() { return .met }
    while true {
      while step() || letsTestRun && stepOfTest() {
        if condition() { return .met }
        spell.count += 1
        if isRunaway(after: spell) { return .runaway }
      }
      if letsTestRun, awaitsPool {
        if test.hasJobOnPool { return .awaitsTest }
        if test.hasJob || hasQueuedWork { continue }
      }
      if awaitsOutside, isPaced { return .awaitsOutside }
      guard let timer = queueNextTimer(upTo: limit) else {
        if lastJobs != nil { lastJobs = nil }
        return .exhausted
      }
      if timer.deadline - spell.start >= ProgressLimits.shortestSpell {
        spell = Spell(of: self, at: timer.deadline)
        if lastJobs != nil { lastJobs = nil }
      }
    }
  }

  @MainActor func moveClock(to time: Duration) {
    state.withLock { $0.now = max($0.now, time) }
    clockMoves += 1
  }
}
