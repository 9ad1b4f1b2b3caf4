import Foundation
import UnderstudyCore
import UnderstudyTime

/// What is written when the run stands still: the test, what it does, where its threads are, the last events.
final class HangReport: Sendable {
  private let tests: [TestUnderWay]
  /// The session of the app that is involved; nil if none is.
  private let session: ExecutionSession?
  /// Whether the main thread is stuck, and not one of the test's others.
  private let isOnMain: Bool

  /// What has been found; it may never be all, as what is stuck may hold what the rest needs.
  private struct Findings: Sendable {
    var lines: [String] = []
    /// The frames of the thread that runs the test's code, where that is known.
    var frames: [NamedFrame] = []
    /// Whether it runs code of the app.
    var isInApp = false
  }

  private let findings = Guarded(Findings())

  private static let eventLimit = 8
  private static let threadLimit = 4

  init(tests: [TestUnderWay], session: ExecutionSession?, isOnMain: Bool) {
    (self.tests, self.session, self.isOnMain) = (tests, session, isOnMain)
  }

  /// What was found, for the failure with which the process ends.
  var lines: [String] { findings.withLock { $0.lines } }

  /// The tests, with the lines where they stand still.
  var standingTests: [TestUnderWay] {
    let findings = findings.withLock { $0 }
    return tests.standing(at: findings.frames, isInApp: findings.isInApp)
  }

  /// Writes it piece by piece: what is certain first, what may need the stuck thread last.
  ///
  /// - Parameters:
  ///   - first: that the run stands still.
  ///   - isComputing: whether the process is at work, though no test has begun or ended.
  ///   - end: when the process ends, from now on; nil for at once.
  func write(_ first: String, isComputing: Bool, end: Duration?) {
    // A session is no test.
    let names = ProcessReports.areReceived ? [] : WatchdogWording.tests(tests, withPlaces: session == nil)
    StandardError.write([first] + names)
    let main = session.map { session in
      put(WatchdogWording.doing(session))
      let main = StoppedMain(of: session)
      if let app = main.app { put(WatchdogWording.runs(app, in: session)) }
      return main
    }
    if isOnMain, let main {
      let frames = main.frames.named
      findings.withLock { ($0.frames, $0.isInApp) = (frames, main.isInApp) }
      put(WatchdogWording.frames(frames, of: WatchdogWording.mainThread))
    }
    let others = otherThreads(exceptMain: isOnMain && main != nil)
    for (thread, frames) in others {
      let name = thread == getpid() ? WatchdogWording.mainThread : WatchdogWording.otherThread(thread)
      put(WatchdogWording.frames(frames, of: name))
    }
    if let only = others.first, others.count == 1, !isOnMain || session == nil {
      findings.withLock { $0.frames = only.frames }
    }
    if others.isEmpty, main == nil { put([isComputing ? WatchdogWording.polls : WatchdogWording.awaits]) }
    if let app = main?.app { put(WatchdogWording.lastEvents(app.events.map(EventWording.line))) }
    StandardError.write([WatchdogWording.endComes(in: end)])
  }

  private func put(_ lines: [String]) {
    findings.withLock { $0.lines += lines }
    StandardError.write(lines)
  }

  /// Threads that run code of the app or the test: one of them may hold what the main thread waits for.
  private func otherThreads(exceptMain: Bool) -> [(thread: Int32, frames: [NamedFrame])] {
    let own = understudy_current_thread()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let threads = names.compactMap { Int32($0) }.filter { $0 != own && !(exceptMain && $0 == RunMoment.mainThread) }
    var found: [(thread: Int32, frames: [NamedFrame])] = []
    for thread in threads.sorted() where found.count < Self.threadLimit {
      let frames = ThreadFrames { understudy_stop_thread(thread, $0, ThreadFrames.limit, nil, nil) }.named
      if frames.contains(where: { $0.isOfApp }) { found.append((thread, frames)) }
    }
    return found
  }

  /// The main thread as a signal found it.
  private final class StoppedMain {
    private(set) var frames = ThreadFrames { _ in 0 }
    private(set) var app: StoppedApp?
    /// Whether its code is the app's.
    private(set) var isInApp = false
    private let session: ExecutionSession

    /// How often the thread is stopped until its log can be read.
    private static let attempts = 100

    init(of session: ExecutionSession) {
      self.session = session
      for _ in 0..<Self.attempts where app == nil {
        let context = Unmanaged.passUnretained(self).toOpaque()
        frames = ThreadFrames { buffer in
          understudy_stop_thread(
            RunMoment.mainThread, buffer, ThreadFrames.limit,
            { context, evaluation in
              guard let context else { return }
              Unmanaged<StoppedMain>.fromOpaque(context).takeUnretainedValue().read(evaluation)
            }, context)
        }
        if frames.addresses.isEmpty { break }
      }
    }

    private func read(_ evaluation: UnsafeMutableRawPointer?) {
      isInApp = RunMoment.isInApp
      app = StoppedApp.read(session, evaluation: evaluation, limit: HangReport.eventLimit)
    }
  }
}
