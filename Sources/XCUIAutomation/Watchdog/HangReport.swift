import Foundation
import UnderstudyCore
import UnderstudyTime

/// What is written when the run stands still: the test, what it does, where its threads are, the last events.
struct HangReport: Sendable {
  let tests: [TestUnderWay]
  /// That of the one whose app is involved; nil where none is.
  let session: ExecutionSession?
  let limit: Duration
  /// How long the run has stood still, in real time.
  let duration: Duration
  /// When the process ends, from now on.
  let end: Duration
  /// Whether the process is at work, though no test has begun or ended.
  let isComputing: Bool
  /// Whether the main thread is stuck, and not one of the test's others.
  let isOnMain: Bool

  private static let eventLimit = 8
  private static let threadLimit = 4

  /// Writes it piece by piece: what is certain first, what may need the stuck thread last.
  func write() {
    let first = isComputing ? WatchdogWording.computes(duration) : WatchdogWording.still(limit)
    StandardError.write([first] + WatchdogWording.tests(tests, withPlaces: session == nil))
    let main = session.map { session in
      StandardError.write(WatchdogWording.doing(session))
      let main = StoppedMain(of: session)
      if let app = main.app { StandardError.write(WatchdogWording.runs(app, in: session)) }
      return main
    }
    if isOnMain, let main {
      StandardError.write(WatchdogWording.frames(main.frames.named, of: WatchdogWording.mainThread))
    }
    let others = otherThreads(exceptMain: isOnMain && main != nil)
    for (thread, frames) in others {
      let name = thread == getpid() ? WatchdogWording.mainThread : WatchdogWording.otherThread(thread)
      StandardError.write(WatchdogWording.frames(frames, of: name))
    }
    if others.isEmpty, main == nil {
      StandardError.write([isComputing ? WatchdogWording.polls : WatchdogWording.awaits])
    }
    if let app = main?.app { StandardError.write(WatchdogWording.lastEvents(app.events.map(EventWording.line))) }
    StandardError.write([WatchdogWording.endComes(in: end)])
  }

  /// Threads that run code of the app or the test: one of them may hold what the main thread waits for.
  private func otherThreads(exceptMain: Bool) -> [(Int32, [NamedFrame])] {
    let own = understudy_current_thread()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let threads = names.compactMap { Int32($0) }.filter { $0 != own && !(exceptMain && $0 == RunMoment.mainThread) }
    var found: [(Int32, [NamedFrame])] = []
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
      app = StoppedApp.read(session, evaluation: evaluation, limit: HangReport.eventLimit)
    }
  }
}
