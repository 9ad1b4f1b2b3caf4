import UnderstudyCore
import UnderstudyTime

/// What a test spends on an app that does not change, to end one that loops for ever (F-43).
///
/// On a device a loop such as `while !button.exists {}` takes time, in which the app continues. Here a look takes none: after many
/// of them the clock moves to the next timer. If nothing changes for very long, the test fails and ends. So does a test that lets
/// time pass before each look, very often. While something that the app has begun is under way elsewhere, the loop gets real time, up
/// to half a minute: on a device the answer comes while it swipes or looks.
struct UnchangedLooks {
  private var version = 0
  private var clockMoves = 0
  private var left = ProgressLimits.span
  private var spans = 0
  private var total = 0
  private var isReported = false
  /// Whether the loop has had its real time since the app has changed last.
  var hasWaited = false

  /// What follows when a span is over.
  enum Outcome {
    case moveClock, endTest, endProcess
  }

  /// Adds a cost.
  ///
  /// - Parameters:
  ///   - cost: Of the look, the wait or the action.
  ///   - version: That of the element tree; with another one a new span begins.
  ///   - clockMoves: How often the clock was moved.
  /// - Returns: Whether a span is over.
  @inline(__always)
  mutating func isSpanOver(after cost: Int, at version: Int, _ clockMoves: Int) -> Bool {
    if version != self.version { (self.version, left, spans, hasWaited) = (version, ProgressLimits.span, 0, false) }
    if clockMoves != self.clockMoves {
      self.clockMoves = clockMoves
      total += ProgressLimits.lookAfterTime
    }
    left -= cost
    total += cost
    return left <= 0 || total >= ProgressLimits.total
  }

  mutating func endSpan() -> Outcome {
    left = ProgressLimits.span
    spans += 1
    let limit = isReported ? ProgressLimits.lastSpans : ProgressLimits.spans
    guard spans >= limit || total >= ProgressLimits.total else { return .moveClock }
    (spans, total) = (0, 0)
    defer { isReported = true }
    return isReported ? .endProcess : .endTest
  }
}

extension ApplicationRun {
  /// Notes what the test spends on the app, and fails and ends a test that loops for ever.
  ///
  /// - Parameters:
  ///   - cost: As in ``ProgressLimits``.
  ///   - site: The test's call.
  @inline(__always)
  package func spend(_ cost: Int, at site: CallSite?) {
    guard let host, unchangedLooks.isSpanOver(after: cost, at: host.tree.version, session.clockMoves) else { return }
    endSpan(at: site)
  }

  private func endSpan(at site: CallSite?) {
    guard !isWaiting, !isReading, !Probe.isActive else { return }
    switch unchangedLooks.endSpan() {
    case .moveClock:
      guard !session.isClockManual else { return }
      if session.isPaced, !unchangedLooks.hasWaited {
        let moves = session.clockMoves
        let hasNews = session.run(
          until: { !session.isPaced || session.clockMoves != moves }, timeout: ProgressLimits.patience)
        unchangedLooks.hasWaited = !hasNews
        return
      }
      guard let deadline = session.nextDeadline else { return }
      _ = session.run(until: { false }, timeout: deadline - session.now)
    case .endTest:
      let message = AssertionExplanation.texts?.ofLoop ?? FailureWording.endlessLoop
      FailureReporter.report(message, at: (site ?? self.site)?.location, endsTest: true)
    case .endProcess:
      EndOfProcess.inLoop(session.name, at: session.lastCall)
    }
  }
}
