import Dispatch
import Synchronization

/// Whether a test with apps is at rest: suspended, though no task of its own can go on and none of its waits runs.
///
/// Such a test awaits what has no time-out: a stream, a continuation, a task of its app. Its app may be what brings that
/// about, so after a moment of real time the clocks of its apps begin to move. Where that does not help, and nothing at
/// all happens for as long as a wait would block, the test is stuck: it is told so, and sequences of ours end.
///
/// Nothing of this is done for a test that may have ended, as where something keeps its app.
package final class TestRest: Sendable {
  private struct State: Sendable {
    var sessions: [WeakSession] = []
    /// The tasks that have used the apps, by their numbers: the test goes on as long as one of them has not finished.
    var callers: [UInt64: KeptTask] = [:]
    /// By which the clocks move.
    var awaits: [TestAwait] = []
    /// How much the test had done when it was last seen at rest.
    var doingsSeen: Int?
    /// How much it had done when it was found to be stuck.
    var doingsGivenUp: Int?
    /// What is to be told by one of those that wait in code of ours.
    var report: String?
  }

  private let state: Guarded<State>
  /// How often the test has done something: a task of its own could go on, or a wait began.
  private let doings = Atomic(0)
  private let isNoted = Atomic(false)
  private let movesClocks = Atomic(false)
  /// Whether the test has gone on when the clocks moved: then they need not wait for long the next time.
  private let hasHelped = Atomic(false)
  /// How often the test's own tasks have yielded or slept.
  private let yields = Atomic(0)
  /// How often the test has used an app, or begun to wait.
  private let uses = Atomic(0)
  /// Since when its apps have done nothing meanwhile.
  @MainActor private var spin = Spin()
  private let givenUp = Atomic(0)
  /// The task that has used an app last; 0 for none.
  private let lastCaller = Atomic<UInt64>(0)
  private let endsSessions: Bool

  /// Begins with a session of a test.
  ///
  /// - Parameter endsSessions: whether the sessions are closed when the test ends. Otherwise the test counts as over when
  ///   all tasks that have used its apps have finished.
  package init(endsSessions: Bool = false) {
    self.endsSessions = endsSessions
    state = Guarded(State())
  }

  /// How often the test was found to be stuck.
  var timesGivenUp: Int { givenUp.load(ordering: .acquiring) }

  func add(_ session: ExecutionSession) {
    state.withLock { $0.sessions.append(WeakSession(session: session)) }
    forgetLastCaller()
    noteCaller(of: session)
    mayBegin()
  }

  /// Notes the calling task, if there is one, as the test's: it uses the app of a session.
  ///
  /// It may have begun before the app, so that nobody has seen it yet.
  func noteCaller(of session: ExecutionSession) {
    #if os(Linux)
      guard PlatformBackend.seesEveryTask, let id = TaskOwners.currentTaskID else { return }
      guard lastCaller.load(ordering: .relaxed) != id else {
        uses.add(1, ordering: .relaxed)
        return
      }
      guard TaskOwners.rememberCaller(id, beside: session) else { return }
      lastCaller.store(id, ordering: .relaxed)
      uses.add(1, ordering: .relaxed)
      TestWork.noteJob(beside: session)
      guard let task = KeptTask.ofCaller else { return }
      state.withLock { $0.callers[id] = task }
    #endif
  }

  /// Has the next caller noted anew: whose session it was may have ended.
  func forgetLastCaller() { lastCaller.store(0, ordering: .relaxed) }

  /// Notes that the test does something: a task of its own can go on, or a wait begins.
  func noteDoing() {
    doings.add(1, ordering: .acquiringAndReleasing)
    if movesClocks.load(ordering: .acquiring) { endAwaits() }
  }

  /// Notes that the test may be at rest now; any thread may say so, and it costs no lock as long as that is noted already.
  func mayBegin() {
    guard PlatformBackend.seesEveryTask, !isNoted.load(ordering: .relaxed),
      !isNoted.exchange(true, ordering: .acquiringAndReleasing)
    else { return }
    guard hasHelped.load(ordering: .acquiring) else { return RestWatch.add(self) }
    state.withLock { $0.doingsSeen = doings.load(ordering: .acquiring) }
    DispatchQueue.main.asyncPastSessions(after: .now() + RestWatch.shortInterval) { [weak self] in
      MainActor.assumeIsolated { self?.look() }
    }
  }

  private func endAwaits() {
    let awaits = state.withLock { state in
      defer { state.awaits = [] }
      if !state.awaits.isEmpty { hasHelped.store(true, ordering: .releasing) }
      movesClocks.store(false, ordering: .releasing)
      return state.awaits
    }
    for entry in awaits { entry.end() }
  }
}

// MARK: - At rest

extension TestRest {
  @MainActor fileprivate func look() {
    isNoted.store(false, ordering: .releasing)
    let count = doings.load(ordering: .acquiring)
    let sessions = sessionsAtRest
    let wasSeen = state.withLock { state in
      defer { state.doingsSeen = sessions.isEmpty ? nil : count }
      return state.doingsSeen == count
    }
    guard !sessions.isEmpty else { return watchKeptApps() }
    guard wasSeen else { return mayBegin() }
    if !movesClocks.load(ordering: .acquiring), !sessions.contains(where: { $0.followerCount > 0 }) {
      let awaits = sessions.map { $0.beginTestAwait(isSleep: false) }
      state.withLock { $0.awaits = awaits }
      movesClocks.store(true, ordering: .releasing)
    }
    setLimit(for: sessions, after: count)
  }

  /// The open sessions, the newest last; none where the test is not at rest, or is not known to go on.
  @MainActor private var sessionsAtRest: [ExecutionSession] {
    let (sessions, goesOn) = state.withLock { state in
      state.sessions.removeAll { $0.session?.isEnded ?? true }
      state.callers = state.sessions.isEmpty ? [:] : state.callers.filter { !$0.value.hasFinished }
      return (state.sessions.compactMap(\.session), endsSessions || !state.callers.isEmpty)
    }
    let isAtRest = sessions.allSatisfy { $0.waitCount == 0 && !$0.isTestBusy }
    return goesOn && isAtRest ? sessions : []
  }

  /// The open sessions of a test that is over, though something keeps its apps.
  @MainActor var keptSessions: [ExecutionSession] {
    guard !endsSessions else { return [] }
    return state.withLock { state in
      state.callers.values.allSatisfy(\.hasFinished) ? state.sessions.compactMap(\.session).filter { !$0.isEnded } : []
    }
  }

  @MainActor private func watchKeptApps() { if !keptSessions.isEmpty { KeptApps.watch(self) } }

  @MainActor private func setLimit(for sessions: [ExecutionSession], after count: Int) {
    let limit = sessions.map(\.realTimeLimit).max() ?? .zero
    let turns = sessions.map(\.turns)
    DispatchQueue.main.asyncPastSessions(after: .now() + limit) { [weak self] in
      MainActor.assumeIsolated { self?.checkLimit(limit, count, turns) }
    }
  }

  @MainActor private func checkLimit(_ limit: Duration, _ count: Int, _ turns: [Int]) {
    let sessions = sessionsAtRest
    guard !sessions.isEmpty else { return watchKeptApps() }
    guard doings.load(ordering: .acquiring) == count else { return }
    guard sessions.map(\.turns) == turns else { return setLimit(for: sessions, after: count) }
    let isNews = state.withLock { state in
      defer { state.doingsGivenUp = count }
      return state.doingsGivenUp != count
    }
    guard isNews else { return }
    guard let newest = sessions.last else { return }
    let report =
      """
      The test is stuck: for \(ExecutionSession.text(limit)) of real time neither it nor its app has done anything. \
      It awaits something that has no time-out, such as a stream, a continuation or a task.
      \(newest.busyReport)
      Try: a wait that has a time-out, such as `expectEventually` or `waitForExistence(timeout:)`.
      """
    tell(report, to: sessions)
  }

  /// Those who wait in code of ours go on, and tell it as the test's; where there are none, nobody's code does.
  @MainActor private func tell(_ report: String, to sessions: [ExecutionSession]) {
    state.withLock { $0.report = report }
    givenUp.add(1, ordering: .acquiringAndReleasing)
    if !sessions.contains(where: { $0.followerCount > 0 }) { sessions.last?.tellThatGivenUp() }
    for session in sessions { session.wakeWaits() }
  }

  fileprivate func takeReport() -> String? {
    state.withLock { state in
      defer { state.report = nil }
      return state.report
    }
  }
}

// MARK: - Without end

extension TestRest {
  fileprivate struct Spin {
    var turns: [Int] = []
    var uses = -1
    var start = DispatchTime.distantFuture
    var isTold = false
  }

  /// After how many yields or sleeps, while it uses no app, a test counts as one that goes on without end.
  private static let spinLimit = 500

  /// Notes that a task of the test's own yields or sleeps; any thread may say so.
  func noteYield() {
    guard yields.add(1, ordering: .relaxed).newValue.isMultiple(of: Self.spinLimit) else { return }
    MainQueue.post { self.checkSpin() }
  }

  /// What the test yields for may take time, so where its apps do nothing the clocks move to their next timers.
  @MainActor private func checkSpin() {
    let sessions = state.withLock { $0.sessions.compactMap(\.session).filter { !$0.isEnded } }
    guard let newest = sessions.last, sessions.allSatisfy({ $0.waitCount == 0 }) else { return }
    let (turns, uses) = (sessions.map(\.turns), uses.load(ordering: .relaxed))
    guard spin.uses == uses else {
      (spin.turns, spin.uses, spin.start) = (turns, uses, .now())
      return
    }
    if spin.turns == turns {
      for session in sessions where !session.isClockManual {
        guard let deadline = session.nextDeadline else { continue }
        _ = session.runVirtually(until: { false }, limit: deadline, letsTestRun: false)
      }
    }
    spin.turns = sessions.map(\.turns)
    guard !spin.isTold, .now() >= spin.start + newest.realTimeLimit else { return }
    spin.isTold = true
    tell(
      """
      The test does not end: for \(ExecutionSession.text(newest.realTimeLimit)) of real time its tasks have yielded or \
      slept again and again, and have not used an app.
      \(newest.busyReport)
      Try: a wait that has a time-out, such as `expectEventually` or `waitForExistence(timeout:)`.
      """, to: sessions)
  }
}

extension ExecutionSession {
  /// Tells the test that it was found to be stuck, once; to be called where its wait ends, so that the test is known.
  @MainActor package func tellThatGivenUp() {
    guard let report = rest?.takeReport() else { return }
    onGivingUp?(report)
  }
}

/// Looks after tests that may be at rest, all at a time.
private enum RestWatch {
  /// How long a test is at rest, at least, before clocks move.
  static let interval = Duration.milliseconds(200)
  /// The same for a test that has gone on by that before.
  static let shortInterval = Duration.milliseconds(5)

  private static let noted = Guarded<[TestRest]>([])

  static func add(_ rest: TestRest) {
    let isFirst = noted.withLock { noted in
      noted.append(rest)
      return noted.count == 1
    }
    guard isFirst else { return }
    DispatchQueue.main.asyncPastSessions(after: .now() + interval) { MainActor.assumeIsolated { look() } }
  }

  @MainActor private static func look() {
    let rests = noted.withLock { noted in
      defer { noted = [] }
      return noted
    }
    for rest in rests { rest.look() }
  }
}
