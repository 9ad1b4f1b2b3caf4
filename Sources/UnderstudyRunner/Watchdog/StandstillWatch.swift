import Foundation
import UnderstudyCore
import UnderstudyTime

/// Finds out, by a look from time to time, whether the run stands still; reports that, and ends the process where it
/// does not continue within as long again.
///
/// Used by the watchdog's thread alone. Time is measured in looks: what passes while the process itself is stopped is one
/// look, and most of what a thread waits for a processor is left out, so that a busy machine makes no run stand still.
final class StandstillWatch {
  /// What the main thread answers when it is free.
  private struct Answer: Sendable {
    var number = 0
    var standstill = Standstill.harmless
  }

  /// Outlives the watch's own thread's wait for it.
  private final class Answers: Sendable {
    let last = Guarded(Answer())
  }

  private let limit: Duration
  /// How long a test without an app may take while the process is at work.
  private let allowance: Duration
  /// How long the thread sleeps between two looks.
  let tick: Duration
  private let answers = Answers()
  private var questions = 0
  /// Whether the last question belongs to the spell that is observed now.
  private var hasAsked = false
  private var moves: UInt64 = 0
  private var jobs = 0
  private var steps = 0
  private var lastLook = RealTime.time(of: CLOCK_MONOTONIC)
  private var wait = ProcessorWait()
  /// How long no test has begun or ended, and no code of an app, and no job of a test with one, has begun.
  private var still = Duration.zero
  /// How long no job of any kind has run besides.
  private var idle = Duration.zero
  /// How long nothing is to come by itself, either, though code without an `await` may compute.
  private var jobless = Duration.zero
  /// How long nothing at all has shown that the process is at work.
  private var quiet = Duration.zero
  /// Nil after a report: what that takes, and its thread's end, is not the run's work.
  private var activity: ProcessActivity? = ProcessActivity()
  /// Nil before there is something to report.
  private var report: HangReport?
  private var isCancelled = false

  init(limit: Duration) {
    self.limit = limit
    allowance = limit * ProgressLimits.limitsAtWork
    tick = min(ProgressLimits.tick, limit / 4)
  }

  /// Begins a new spell: something has moved, or may.
  private func restart() {
    if report != nil, !isCancelled { StandardError.write([WatchdogWording.slow(still)]) }
    (still, idle, jobless, quiet) = (.zero, .zero, .zero, .zero)
    (hasAsked, report, isCancelled) = (false, nil, false)
    (moves, jobs, steps) = (RunMoment.moves, RunMoment.jobs, TestUnderWay.steps)
  }

  func look() {
    let now = RealTime.time(of: CLOCK_MONOTONIC)
    let real = min(now - lastLook, tick)
    let waited = wait.look()
    // On an idle machine threads wait for a moment, too.
    let least = real / ProgressLimits.leastShare
    let passed = waited < least ? real : max(real - waited, least)
    lastLook = now
    guard RunMoment.moves == moves, TestUnderWay.steps == steps, !RunMoment.isBlocked, !EndReport.isUnderWay,
      !Pause.isActive
    else {
      return restart()
    }
    still += passed
    idle = RunMoment.jobs == jobs ? idle + passed : .zero
    jobs = RunMoment.jobs
    let work = activity?.look(after: passed) ?? .none
    activity = activity ?? ProcessActivity()
    jobless = work == .awaits || idle == .zero ? .zero : jobless + passed
    quiet = work == .computes ? .zero : min(quiet + passed, jobless)
    guard still >= limit / 2 else { return }
    let answer = answers.last.withLock { $0 }
    let isMainFree = answer.number == questions
    // A question of an earlier spell may be open: a test that is not async lets the main queue answer nothing.
    defer { if isMainFree || !hasAsked { ask() } }
    guard hasAsked else { return }
    if !isMainFree {
      // Another library's test may keep the main thread as long as it likes.
      guard isOccupiedByTest, let session = RunMoment.session else { return judgeTestsWithoutApp(isOnMain: true) }
      if still >= limit { judge([TestUnderWay(session)], session, after: still, isOnMain: true) }
      return
    }
    switch answer.standstill {
    case .harmless: restart()
    case .withoutApp: judgeTestsWithoutApp(isOnMain: false)
    case .onPool(let session):
      if idle >= limit { judge([TestUnderWay(session)], session, after: idle, isOnMain: false) }
    case .stuck(let session):
      // That was reported as the test's failure; what is left is to continue without it.
      if idle >= limit, !isCancelled { cancel(session) }
      let most = limit * ProgressLimits.limitsToEnd
      if idle >= most { EndOfProcess.afterFailure(WatchdogWording.ended(session.name, after: most)) }
    }
  }

  private func ask() {
    questions += 1
    hasAsked = true
    Standstill.ask { [answers, questions] standstill in
      answers.last.withLock { $0 = Answer(number: questions, standstill: standstill) }
    }
  }

  private var isOccupiedByTest: Bool {
    RunMoment.isOnMain || TestRun.ofXCTest.map { !$0.sessions.isEmpty } ?? false
  }

  /// Such tests may take their time, on the main thread, too, as long as the process is at work.
  private func judgeTestsWithoutApp(isOnMain: Bool) {
    guard Watchdog.watchesTests, !ChildProcess.exists else { return restart() }
    let tests = TestUnderWay.all
    if quiet > .zero {
      guard quiet >= limit else { return }
      judge(tests, nil, after: quiet, isOnMain: isOnMain)
      if report != nil, !isOnMain, !isCancelled, let test = TestRun.ofXCTest { abandon(test) }
    } else if !tests.isEmpty && jobless >= limit || still >= allowance - limit {
      // Between tests, as before the first, a process that computes makes them ready.
      judge(tests, nil, after: still, of: allowance, isOnMain: isOnMain)
    }
  }

  /// Reports what stands still, and ends the process later; at once if another process waits for it.
  ///
  /// - Parameter allowance: how long it may stand still in all; nil for two limits.
  private func judge(
    _ tests: [TestUnderWay], _ session: ExecutionSession?, after duration: Duration, of allowance: Duration? = nil,
    isOnMain: Bool
  ) {
    guard !isTraced else { return restart() }
    if let report {
      // The text has the limit: how late a loaded machine notices it says nothing about the test.
      let most = allowance ?? limit * ProgressLimits.limitsToEnd
      guard duration >= most else { return }
      let note = ([WatchdogWording.end(after: most)] + report.lines).joined(separator: "\n")
      let tests = report.standingTests
      return EndOfProcess.end(tests, note, saying: WatchdogWording.end(tests, after: most))
    }
    let report = HangReport(tests: tests, session: session, isOnMain: isOnMain)
    let first = allowance == nil ? WatchdogWording.still(limit) : WatchdogWording.computes(duration)
    // As above: what is left of two limits differs with the load of the machine.
    let isLast = ProcessReports.areReceived
    let end = isLast ? nil : allowance.map { $0 - duration } ?? limit
    ProcessReports.report(.hang) {
      StandardError.attempt(for: ProgressLimits.secondsOfReport) {
        report.write(first, isComputing: allowance != nil, end: end)
      }
    }
    if isLast { return EndOfProcess.end([], "", saying: []) }
    self.report = report
    activity = nil
  }

  /// Fails an `async` method that awaits something for ever, and continues without it.
  private func abandon(_ test: TestRun) {
    isCancelled = true
    Standstill.ask { [limit] _ in
      guard test.canBeAbandoned, TestRun.ofXCTest === test else { return }
      test.record(WatchdogWording.stuck(limit), at: nil)
      test.abandon()
    }
  }

  private func cancel(_ session: ExecutionSession) {
    isCancelled = true
    StandardError.write([WatchdogWording.abandoned(session)])
    Standstill.ask { _ in
      // In the test's context: else Swift Testing takes it for a misuse.
      if TestRun.of(session)?.act({ assumeMain { session.test.cancel() } }) != true { session.test.cancel() }
      TestRun.ofXCTest?.abandon()
    }
  }

  /// Whether a debugger is attached: its user may look at the stopped code for as long as they like.
  private var isTraced: Bool {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return false }
    return status.contains("TracerPid:\t") && !status.contains("TracerPid:\t0\n")
  }
}
