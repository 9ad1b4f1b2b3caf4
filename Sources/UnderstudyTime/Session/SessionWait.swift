import Dispatch

extension ExecutionSession {
  /// Runs the session until a condition holds, jumping the virtual clock from timer to timer.
  ///
  /// The condition is checked first and after every turn. Real time passes only where nothing is queued, and either what the app
  /// has begun is under way elsewhere, or tasks are alive and no timer is left: this call blocks for that, up to `timeout` of real
  /// time and at most ``realTimeLimit``. While something is under way, the clock is not ahead of real time. The real main queue
  /// stands still meanwhile.
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
    var wait = SessionWait(on: self, timeout, movesClock: movesClock ?? !isClockManual, letsQueueTurn: false)
    Self.blockingWaits += 1
    defer {
      Self.blockingWaits -= 1
      wait.finish()
    }
    while true {
      switch wait.next(condition) {
      case .ended(let isMet): return isMet
      case .turn: break
      case .pause(let deadline, let orPoolIsIdle):
        wait.resume(afterNews: hasNews(orPoolIsIdle: orPoolIsIdle) || block(until: deadline))
      }
    }
  }

  /// Moves the clock as far as a sleep of the test lasts. While what the app has begun is under way elsewhere, the clock follows real
  /// time, so that it is not ahead of the answer.
  @MainActor package func sleep(for duration: Duration) {
    let end = now + max(duration, .zero)
    while now < end, !isEnded {
      let outcome = runVirtually(until: { false }, limit: end, letsTestRun: false, awaitsOutside: true)
      guard outcome == .awaitsOutside else { break }
      _ = run(until: { !self.isPaced }, timeout: end - now, movesClock: true)
    }
    advance(by: end - now)
  }

  /// As ``run(until:timeout:movesClock:)``, but suspends where that blocks, so the real main queue stays free.
  ///
  /// - Parameters:
  ///   - condition: must not change what it asks about.
  ///   - timeout: virtual time; where the condition does not come true, the clock is moved by all of it.
  /// - Returns: whether the condition came true.
  @MainActor package func runAsync(until condition: @MainActor () -> Bool, timeout: Duration) async -> Bool {
    var wait = SessionWait(on: self, timeout, movesClock: !isClockManual, letsQueueTurn: true)
    defer { wait.finish() }
    while true {
      switch wait.next(condition) {
      case .ended(let isMet): return isMet
      case .turn: await MainQueue.turn()
      case .pause(let deadline, let orPoolIsIdle):
        var hasNews = hasNews(orPoolIsIdle: orPoolIsIdle) || wait.isMet(condition)
        if !hasNews {
          hasNews = await withoutActuallyEscaping(condition) { condition in
            await suspend(until: deadline) { [wait] in wait.isMet(condition) }
          }
        }
        wait.resume(afterNews: hasNews)
      }
    }
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
}

/// A wait of the test, step by step. The clock is moved by the wait alone. One that blocks and one that suspends differ only in
/// how they pause.
@MainActor private struct SessionWait {
  enum Step {
    case ended(Bool)
    /// Nothing can continue before something comes from elsewhere, or the deadline has passed.
    case pause(until: DispatchTime, orPoolIsIdle: Bool)
    /// What the test has on the real main queue comes before the wait is given up.
    case turn
  }

  private let session: ExecutionSession
  private let isOfTestTask: Bool
  /// When it is over, and how far it may move the clock.
  private let end, limit: Duration
  /// The longest pause for work outside; it begins at the first one.
  private let patience: Duration
  private lazy var deadline = DispatchTime.now() + patience
  private var pace: ClockPace?
  private var letsQueueTurn: Bool
  private var isPauseForPool = false
  /// Whether tasks of the test's own that are busy elsewhere go first, and how often they did.
  private var awaitsPool = true
  private var poolRounds = 0
  /// Whether it still waits for what is under way elsewhere: until it has done so for as long as it may.
  private var isPatient = true
  private var isGivenUp = false

  init(on session: ExecutionSession, _ timeout: Duration, movesClock: Bool, letsQueueTurn: Bool) {
    session.beginRealWait()
    session.test.noteCaller(of: session)
    isOfTestTask = session.test.beginWaitOfTask()
    (self.session, self.letsQueueTurn) = (session, letsQueueTurn)
    end = session.now + max(timeout, .zero)
    limit = movesClock ? end : session.now
    patience = min(timeout, session.realTimeLimit)
  }

  func finish() {
    session.test.endWaitOfTask(isOfTestTask)
    session.endRealWait()
  }

  /// Where another wait has moved the clock past the end meanwhile, what holds now came too late.
  func isMet(_ condition: @MainActor () -> Bool) -> Bool { session.now <= end && condition() }

  mutating func next(_ condition: @MainActor () -> Bool) -> Step {
    while !isGivenUp, session.now <= end {
      pace = isPatient && session.isPaced ? pace ?? ClockPace(session.now) : nil
      let outcome = session.runVirtually(
        until: { isMet(condition) }, limit: pace?.limit(limit) ?? limit, awaitsPool: awaitsPool,
        awaitsOutside: isPatient && pace == nil)
      switch outcome {
      case .met: return .ended(true)
      case .runaway: isGivenUp = true
      case .awaitsOutside: break
      case .awaitsTest:
        isPauseForPool = true
        // One job of a task depends on neither the time-out, which is virtual, nor how busy the machine is.
        return .pause(until: .now() + session.realTimeLimit, orPoolIsIdle: true)
      case .exhausted where MainQueue.lend() || MainOperations.run(besides: session): break
      case .exhausted where letsQueueTurn:
        letsQueueTurn = false
        return .turn
      case .exhausted where isPatient && session.waitsForOutside:
        isPauseForPool = false
        return .pause(until: endOfPause, orPoolIsIdle: false)
      // What ran elsewhere has perhaps queued something and ended since.
      case .exhausted: isGivenUp = !hasTimer && !session.hasQueuedWork
      }
    }
    session.moveClock(to: limit)
    return .ended(isMet(condition))
  }

  private var hasTimer: Bool { session.nextDeadline.map { $0 <= limit } ?? false }

  /// When the wait has waited for what is outside as long as it may; where the clock follows real time, when the next timer is due or
  /// the wait is over.
  private var endOfPause: DispatchTime {
    mutating get { pace?.instant(of: min(session.nextDeadline ?? end, end), by: deadline) ?? deadline }
  }

  /// Takes account of a pause that has ended; the wait is given up if nothing can come any more.
  ///
  /// - Parameter hasNews: whether something came before the deadline.
  mutating func resume(afterNews hasNews: Bool) {
    if isPauseForPool {
      poolRounds += 1
      awaitsPool = hasNews && poolRounds < session.jobLimit
    } else if !hasNews, pace.map({ $0.limit(end) == end }) ?? true || DispatchTime.now() >= deadline {
      isPatient = false
      isGivenUp = !hasTimer
    }
  }
}
