import Foundation
import Synchronization
import UnderstudyCore
import UnderstudyTime

/// What is written when code ends the process before its tests have ended, or a signal from outside does.
enum EndReport {
  private static let underWay = Atomic(false)

  /// Whether one is being written: it names frames, which may take as long as a run may stand still.
  static var isUnderWay: Bool { underWay.load(ordering: .relaxed) }

  /// Reports the end as a failure of the tests.
  ///
  /// - Parameters:
  ///   - message: what has happened, from the tests, with the line where one that is alone stands, and the named frames.
  ///   - tests: those that are under way.
  ///   - isInApp: whether the app's code has ended the process.
  ///   - frames: those of the call.
  fileprivate static func write(
    _ tests: [TestUnderWay], isInApp: Bool, _ frames: ThreadFrames,
    _ message: @escaping @Sendable ([TestUnderWay], [NamedFrame]) -> String
  ) {
    underWay.store(true, ordering: .relaxed)
    defer { underWay.store(false, ordering: .relaxed) }
    // The code that ends the process may hold what this needs.
    ProcessReports.report(.ended) {
      StandardError.attempt(for: ProgressLimits.secondsOfReport) {
        let named = frames.named
        let standing = tests.standing(at: named, isInApp: isInApp)
        let text = message(standing, named)
        StandardError.write(["Understudy: \(text)"])
        standing.noteEndOfProcess(text)
      }
    }
    // What was printed may still be in a buffer, which another thread may hold.
    StandardError.attempt(for: ProgressLimits.secondsOfOutput) { fflush(nil) }
  }

  /// Writes what the signal needs that was sent to the process, and ends it by that signal; nothing where none has come.
  ///
  /// Called by the watchdog's thread.
  static func endIfSignalled() {
    var (count, isOnFirst, sender) = (0, false, Int32(0))
    var signal: UnsafePointer<CChar>?
    let frames = ThreadFrames { buffer in
      signal = understudy_take_signal(buffer, ThreadFrames.limit, &count, &isOnFirst, &sender)
      return signal == nil ? 0 : count
    }
    guard let name = signal.map({ String(cString: $0) }) else { return }
    let (session, process) = (RunMoment.session, sender)
    let isInApp = session != nil && isOnFirst && RunMoment.isInApp
    write(TestUnderWay.all, isInApp: isInApp, isOnFirst ? frames : ThreadFrames { _ in 0 }) { tests, frames in
      WatchdogWording.signalled(name, by: process, session, tests, frames)
    }
    StandardError.finishFiles()
    understudy_end_by_signal()
  }
}

/// What a call ends: the cases of `UnderstudyEnd` in C, in the same order.
enum EndKind: Int32 { case process, mainThread }

/// Called by the C target UnderstudyPlatformC where code ends the process.
///
/// - Parameters:
///   - call: as its user writes it.
///   - end: a case of ``EndKind``.
///   - isOfRunner: whether another library than the tests' own has called.
/// - Returns: whether that is a failure: the tests have not ended.
@_cdecl("understudy_app_ends")
func appEnds(_ call: UnsafePointer<CChar>, _ end: Int32, _ isOfRunner: Bool) -> Bool {
  // An exit test runs in a process of its own, and says how it is to end.
  guard !TestRun.isInExitTest else { return false }
  let session = Caller.app
  let tests = session.map { [TestUnderWay($0)] } ?? TestUnderWay.all
  // The test frameworks end the process themselves, as soon as no test is under way; and so does a program with a runner of its own.
  guard !tests.isEmpty || !isOfRunner && TestRun.isInTestBundle else { return false }
  let text = String(cString: call)
  let kind = EndKind(rawValue: end) ?? .process
  EndReport.write(tests, isInApp: session != nil, .ofCaller) { tests, frames in
    ProcessReports.areReceived
      ? WatchdogWording.endedSession(text, by: session, frames)
      : WatchdogWording.ended(text, kind, by: session, tests, frames)
  }
  return true
}
