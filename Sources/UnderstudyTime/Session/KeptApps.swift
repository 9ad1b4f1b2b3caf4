import Dispatch

/// Apps that something keeps when their test is over, as a static of a page object does.
///
/// A later test may await what such an app brings about without ever using it, so that nobody knows that it does. Where
/// nothing at all has run in the process for a moment, the clocks of these apps move, from one timer to the next (F-50).
@MainActor enum KeptApps {
  /// How long nothing runs, at least, before clocks move.
  private static let interval = Duration.seconds(1)
  /// The same once they have begun to.
  private static let shortInterval = Duration.milliseconds(10)

  private static var rests: [TestRest] = []
  private static var jobsSeen = -1

  static func watch(_ rest: TestRest) {
    guard !rests.contains(where: { $0 === rest }) else { return }
    rests.append(rest)
    guard rests.count == 1 else { return }
    JobsOutsideSessions.areCounted.store(true, ordering: .relaxed)
    jobsSeen = -1
    lookLater(interval)
  }

  private static func lookLater(_ interval: Duration) {
    DispatchQueue.main.asyncBypassingSessions(after: .now() + interval) { MainActor.assumeIsolated { look() } }
  }

  private static func look() {
    // A test that uses its app again looks after itself.
    rests.removeAll { $0.keptSessions.isEmpty }
    guard !rests.isEmpty else { return JobsOutsideSessions.areCounted.store(false, ordering: .relaxed) }
    let jobs = JobsOutsideSessions.jobs.load(ordering: .relaxed)
    let isIdle = jobs == jobsSeen
    jobsSeen = jobs
    guard isIdle else { return lookLater(interval) }
    let sessions = rests.flatMap(\.keptSessions).filter { $0.waitCount == 0 && !$0.isClockManual }
    var hasMoved = false
    for session in sessions {
      guard let deadline = session.nextDeadline else { continue }
      _ = session.runVirtually(until: { false }, limit: deadline, letsTestRun: false)
      hasMoved = true
    }
    lookLater(hasMoved ? shortInterval : interval)
  }
}
