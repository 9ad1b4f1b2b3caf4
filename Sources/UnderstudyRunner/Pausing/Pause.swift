import Foundation
import Synchronization
import UnderstudyCore
import UnderstudyTime

/// A test that stands still at a moment, so that its app can be looked at.
///
/// The main thread serves requests meanwhile (the module UnderstudySession), the app's clock stands still, and the watchdog waits.
@MainActor package enum Pause {
  /// What is known of the moment.
  package struct Moment {
    package let run: ApplicationRun
    /// The name of the test.
    package let test: String
    /// Why it pauses, in words.
    package let reason: String
    /// The line of the test.
    package let place: CallPlace?
    /// The titles of its steps, where they are recorded.
    package let steps: [String]
  }

  /// How a pause ends.
  package enum End: Int32 {
    /// Nothing serves requests.
    case unserved = -1
    case continues = 0
    /// The test pauses again after its next step.
    case step = 1
    /// The process ends.
    case stop = 2
  }

  private nonisolated static let active = Atomic(false)

  /// Whether a test is paused; any thread may ask.
  package nonisolated static var isActive: Bool { active.load(ordering: .relaxed) }

  package private(set) static var moment: Moment?
  /// Whether the next step pauses.
  package private(set) static var isStepping = false
  /// A failure that came where the app could not be used.
  private static var deferred: ReportFailure?
  /// How many failures there were of the test that the request names.
  private static var failureCount = 0
  /// Whether the moment of the request has come.
  private static var hasCome = false

  nonisolated private static let isInCI: Bool = {
    guard let value = ReportDestination.variable("CI") else { return false }
    return value != "0" && value.lowercased() != "false"
  }()

  nonisolated private static let warnedOfCI: Void = StandardError.write([PauseWording.failuresInCI])

  // MARK: - Where tests pause

  /// Pauses for a call of the test.
  ///
  /// - Parameters:
  ///   - run: the app that is looked at then.
  ///   - name: how failures name it.
  ///   - site: the call.
  package static func call(of run: ApplicationRun, named name: String, at site: CallSite) {
    guard !isActive, !FailureReporter.shouldSkip else { return }
    func fail(_ message: String) { FailureReporter.fail(message, at: site) }
    guard !isInCI else { return fail(PauseWording.inCI) }
    guard run.host?.isRunning == true else { return fail(PauseWording.notRunning(name)) }
    let end = stand(in: run, PauseWording.byCall, at: site.location)
    if end == .unserved { fail(PauseWording.unserved) }
  }

  /// Pauses after a step where that is asked for.
  ///
  /// - Parameters:
  ///   - run: the step's app.
  ///   - place: the test's call.
  package static func afterStep(of run: ApplicationRun?, _ title: @autoclosure () -> String, at place: CallPlace?) {
    guard isStepping || deferred != nil || PauseRequest.ofProcess != nil, !isActive else { return }
    if let failure = deferred {
      deferred = nil
      return stand(run, failure)
    }
    if isStepping { return stand(run, "after \(title())", at: place) }
    guard !hasCome, case .moment(.step(let number), let folder) = PauseRequest.ofProcess,
      let report = TestRun.current.report, report.title.folder == folder
    else { return }
    let steps = report.update { $0.steps }
    guard steps.indices.contains(number - 1), steps[number - 1].end != nil else { return }
    hasCome = true
    stand(run, PauseWording.step(number, steps[number - 1].title), at: steps[number - 1].place)
  }

  /// Pauses at a failure where that is asked for: on the main thread at once, elsewhere after the next step.
  nonisolated static func atFailure(_ failure: ReportFailure, of test: TestRun) {
    guard PauseRequest.ofProcess != nil, !isActive else { return }
    let isNow = MainThread.run { here(failure, of: test) } != nil
    if !isNow { MainThread.enqueue { if asks(for: test) { deferred = failure } } }
  }

  /// Pauses for a failure that came in the middle of an action, before the code of the test is left.
  nonisolated static func beforeLeaving() {
    guard PauseRequest.ofProcess != nil, !isActive else { return }
    MainThread.run {
      guard let failure = deferred, let run = TestRun.current.runs.last, !isBusy(run) else { return }
      deferred = nil
      stand(run, failure)
    }
  }

  private static func here(_ failure: ReportFailure, of test: TestRun) {
    guard asks(for: test), let run = test.runs.last else { return }
    guard !isBusy(run) else { return deferred = failure }
    stand(run, failure)
  }

  /// Whether an app is in the middle of something, so that it cannot be used.
  private static func isBusy(_ run: ApplicationRun) -> Bool {
    run.isReading || run.isWaiting || run.host?.isUpdating == true || Probe.isActive
  }

  /// Whether the request means a failure that has come just now.
  private static func asks(for test: TestRun) -> Bool {
    guard case .moment(let moment, let folder) = PauseRequest.ofProcess else {
      guard isInCI else { return true }
      _ = warnedOfCI
      return false
    }
    guard !hasCome, test.report?.title.folder == folder else { return false }
    failureCount += 1
    switch moment {
    case .failure(let number): hasCome = failureCount == number
    // A step that fails may never end.
    case .step(let number): hasCome = (test.report?.update { $0.steps.count } ?? 0) >= number
    }
    return hasCome
  }

  // MARK: - Standing still

  private static func stand(_ run: ApplicationRun?, _ failure: ReportFailure) {
    stand(run, PauseWording.failure(failure.headline), at: failure.place)
  }

  private static func stand(_ run: ApplicationRun?, _ reason: String, at place: CallPlace?) {
    guard let run = run ?? TestRun.current.runs.last, run.host?.isRunning == true else { return }
    stand(in: run, reason, at: place)
  }

  @discardableResult
  private static func stand(in run: ApplicationRun, _ reason: String, at place: CallPlace?) -> End {
    let test = TestRun.current
    moment = Moment(
      run: run, test: test.report?.title.name ?? test.name, reason: reason, place: place,
      steps: test.report?.update { $0.steps.map(\.title) } ?? [])
    isStepping = false
    active.store(true, ordering: .relaxed)
    defer {
      active.store(false, ordering: .relaxed)
      moment = nil
      TestUnderWay.noteStep()
    }
    let code = FailureReporter.$capture.withValue(FailureCapture()) { understudy_pause() }
    let end = End(rawValue: code) ?? .unserved
    isStepping = end == .step
    if end == .stop {
      StandardError.write([PauseWording.stopped])
      fflush(nil)
      AppContainer.removeAll()
      understudy_end_process(1)
    }
    return end
  }
}

/// Given by the C target UnderstudyPlatformC, which asks the module UnderstudySession where that is linked.
@_extern(c) private func understudy_pause() -> Int32
