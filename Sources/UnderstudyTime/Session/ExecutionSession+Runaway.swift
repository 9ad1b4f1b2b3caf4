import Foundation

extension ExecutionSession {
  /// How long, in real time, jobs may run while the clock hardly moves; nil if only their number is limited.
  ///
  /// The process of a session sets it, because its caller waits for the answer. Tests do not: their results would depend on the
  /// machine's speed.
  @MainActor package static var longestSpell: Duration?

  @MainActor private var longestSpell: Duration? { ownLongestSpell ?? Self.longestSpell }

  /// Jobs that have run while the clock hardly moved.
  struct Spell {
    var count = 0
    /// The time when the first of them ran.
    let start: Duration
    /// When it has lasted too long, in real time; nil for never.
    private let end: Duration?

    @MainActor init(of session: ExecutionSession) { self.init(of: session, at: session.now) }

    @MainActor init(of session: ExecutionSession, at start: Duration) {
      self.start = start
      // What has been given up once is not waited for again.
      end = session.longestSpell.map { RealTime.time(of: CLOCK_MONOTONIC) + (session.wasGivenUp ? .zero : $0) }
    }

    var isTooLong: Bool { end.map { $0 <= RealTime.time(of: CLOCK_MONOTONIC) } ?? false }
  }

  /// Whether a run of this session has been given up.
  package var wasGivenUp: Bool { state.withLock { $0.runaway != nil } }

  /// Notes the last jobs of a run that seems endless, and gives it up at the limit.
  ///
  /// - Returns: whether the run must end.
  @MainActor func isRunaway(after spell: Spell) -> Bool {
    if spell.count < jobLimit - Self.notedJobs {
      guard spell.isTooLong else { return false }
      // The first job after the time is noted, and so is what it leads to.
      guard let lastJobs, lastJobs.count >= Self.notedJobsOfTime else {
        if lastJobs == nil { lastJobs = [] }
        return false
      }
    } else if spell.count < jobLimit {
      if lastJobs == nil { lastJobs = [] }
      return false
    }
    giveUp(after: spell)
    return true
  }

  /// How many jobs are noted after the time: each may take long.
  private static let notedJobsOfTime = 4

  @MainActor private func giveUp(after spell: Spell) {
    var names: [String] = []
    for name in lastJobs ?? [] where !names.contains(name) { names.append(name) }
    lastJobs = nil
    let isAtLimit = spell.count >= jobLimit
    let realTime = isAtLimit ? "" : ", which took \((longestSpell ?? .zero).inSeconds) of real time"
    let cause =
      spell.start == now
      ? "in a row at \(now.inSeconds)\(realTime): a task or observer enqueues work again and again without ever waiting"
      : "from \(spell.start.inSeconds) to \(now.inSeconds)\(realTime): a task or timer runs again and again after almost no time"
    let advice =
      isAtLimit
      ? "Where the app does need more: app.clock.jobLimit = \(2 * jobLimit)"
      : "UNDERSTUDY_HANG_LIMIT sets the limit, in seconds."
    let report = """
      Session "\(name)" stopped after \(spell.count) jobs \(cause). \
      The last jobs: \(names.isEmpty ? "work of the framework" : names.joined(separator: "; ")). \
      \(advice)
      """
    let isFirst = state.withLock { state in
      defer { state.runaway = report }
      return state.runaway == nil
    }
    if isFirst { onGivingUp?(report, []) }
  }
}
