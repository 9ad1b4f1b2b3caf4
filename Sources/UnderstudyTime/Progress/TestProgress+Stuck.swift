import Dispatch
import Synchronization

/// A test is stuck where it is idle and no timer is left, and neither it nor its apps have done anything for as long
/// as a wait would block; or where its own tasks yield without end. That is reported once, and sequences of this library end.
extension TestProgress {
  /// Reports a stuck test by one of those that wait in code of this library, as they know the test; where there are none,
  /// by its newest session.
  ///
  /// - Parameters:
  ///   - finding: what was found, in sentences.
  ///   - calls: where the test awaits something, as in ``suspendedCalls``.
  @MainActor private func report(_ finding: String, at calls: [UInt] = [], to sessions: [ExecutionSession]) {
    let text = """
      \(finding)
      \(sessions.last?.busyReport ?? "")
      Try: a wait that has a time-out, such as `expectEventually` or `waitForExistence(timeout:)`.
      """
    state.withLock { $0.report = (text, calls) }
    timesStuck.add(1, ordering: .acquiringAndReleasing)
    let observers = state.withLock { state in
      state.observers.removeAll { $0.observer == nil }
      return state.observers.compactMap(\.observer)
    }
    // Where no wait with a time-out runs, what is suspended awaits a sequence of this library.
    let isAwaited = sessions.contains { !$0.waiters.isEmpty }
    if observers.filter({ $0.testIsStuck() }).isEmpty, !isAwaited { sessions.last?.reportStuck() }
    for session in sessions { session.wakeWaits() }
  }

  // MARK: - Nothing happens

  @MainActor func setLimit(for sessions: [ExecutionSession]) {
    let (count, turns) = (actions.load(ordering: .acquiring), sessions.map(\.turns))
    guard looks.actionsLimited != count else { return }
    looks.actionsLimited = count
    let limit = ProgressLimits.limit(ofTestThatBlocksFor: sessions.map(\.realTimeLimit).max() ?? .zero)
    DispatchQueue.main.asyncBypassingSessions(after: .now() + limit) { [weak self] in
      // What the main queue had before has its turn first: on a busy machine it may be late.
      MainQueue.post { self?.checkLimit(limit, count, turns) }
    }
  }

  @MainActor private func checkLimit(_ limit: Duration, _ count: Int, _ turns: [Int]) {
    guard looks.actionsLimited == count else { return }
    looks.actionsLimited = -1
    let sessions = openSessions
    guard !sessions.isEmpty, isIdle(sessions), isRunning, looks.actionsStuck != count else { return }
    guard actions.load(ordering: .acquiring) == count, sessions.map(\.turns) == turns else { return mayBeIdle() }
    looks.actionsStuck = count
    report(
      """
      The test is stuck: for \(limit.inSeconds) of real time neither it nor its app has done anything. \
      It awaits something that has no time-out, such as a stream, a continuation or a task.
      """, at: suspendedCalls, to: sessions)
  }

  // MARK: - Without end

  struct Spin {
    var turns: [Int] = []
    var uses = -1
    var start = DispatchTime.distantFuture
    var isReported = false
  }

  /// Notes that a task of the test's own yields or sleeps; any thread may call it.
  func noteYield() {
    guard yields.add(1, ordering: .relaxed).newValue.isMultiple(of: ProgressLimits.turns) else { return }
    MainQueue.post { self.checkSpin() }
  }

  /// What the test yields for may take time, so where its apps do nothing the clocks move to their next timers.
  @MainActor private func checkSpin() {
    let sessions = openSessions
    guard let newest = sessions.last, sessions.allSatisfy({ $0.waitCount == 0 }) else { return }
    let (turns, uses) = (sessions.map(\.turns), uses.load(ordering: .relaxed))
    guard spin.uses == uses else {
      (spin.turns, spin.uses, spin.start) = (turns, uses, .now())
      return
    }
    if spin.turns == turns { _ = moveClocks(of: sessions, until: { false }) }
    spin.turns = sessions.map(\.turns)
    let limit = ProgressLimits.limit(ofTestThatBlocksFor: newest.realTimeLimit)
    guard !spin.isReported, .now() >= spin.start + limit else { return }
    spin.isReported = true
    report(
      """
      The test does not end: for \(limit.inSeconds) of real time its tasks have yielded or \
      slept again and again, and have not used an app.
      """, to: sessions)
  }
}

/// A sequence that a test may await for ever.
package protocol StuckObserver: AnyObject, Sendable {
  /// The test was found stuck.
  ///
  /// - Returns: whether the test awaits this sequence, which must end then and call ``ExecutionSession/reportStuck()``.
  @MainActor func testIsStuck() -> Bool
}

struct WeakStuckObserver: Sendable {
  weak var observer: (any StuckObserver)?
}

extension TestProgress {
  /// Where a task that has used the test's apps, and awaits something, continues: its functions, the innermost first. Empty if none is
  /// known.
  package var suspendedCalls: [UInt] {
    let callers = state.withLock { Array($0.callers) }.sorted { $0.key < $1.key }
    return callers.last { !$0.value.hasFinished }?.value.suspendedCalls ?? []
  }

  /// Cancels the tasks that have used the test's apps: what waits for that continues.
  @MainActor package func cancel() {
    let callers = state.withLock { Array($0.callers.values) }
    for task in callers where !task.hasFinished { task.cancel() }
  }
}

extension ExecutionSession {
  /// Ends a sequence if the test is stuck.
  ///
  /// - Parameter observer: held weakly.
  package func addStuckObserver(_ observer: any StuckObserver) {
    test.state.withLock { state in
      state.observers.removeAll { $0.observer == nil }
      state.observers.append(WeakStuckObserver(observer: observer))
    }
  }

  /// Reports once that the test was found stuck; to be called where its wait ends, so that the test is known.
  @MainActor package func reportStuck() {
    if let report = test.state.withLock({ $0.report.take() }) { onGivingUp?(report.text, report.calls) }
  }
}
