import Synchronization
import UnderstudyCore
import UnderstudyTime

/// What is written when the process traps, after the line that the signal handler writes: the last action, and where
/// it was.
enum CrashReport {
  /// Writes what the handler of a fatal signal waits for; nothing where there is none.
  static func writeIfNeeded() {
    var count = 0
    var (hasCrashed, isOnMain) = (false, false)
    let frames = ThreadFrames { buffer in
      hasCrashed = understudy_take_crash(buffer, ThreadFrames.limit, &count, &isOnMain)
      return hasCrashed ? count : 0
    }
    guard hasCrashed else { return }
    let session = RunMoment.session
    // Whose code another thread runs is not known.
    let isInApp = session != nil && (RunMoment.isInApp || !isOnMain)
    StandardError.write(
      session.map(WatchdogWording.doing) ?? WatchdogWording.tests(TestUnderWay.all, withPlaces: false))
    let named = frames.named
    StandardError.write([WatchdogWording.at(named)])
    if let session, !isInApp {
      StandardError.attempt(for: 5) { StandardError.write(AssertionExplanation.ofTrap(in: session)) }
    }
    // The code that has trapped may hold what this needs.
    StandardError.attempt(for: 5) {
      let tests = session.map { [TestUnderWay($0)] } ?? TestUnderWay.all
      tests.standing(at: named, isInApp: isInApp).noteEndOfProcess(WatchdogWording.trap(session, named))
    }
    understudy_crash_is_reported()
  }
}

/// What is written when code calls `exit` in the middle of a test.
enum ExitReport {
  private static let underWay = Atomic(false)

  /// Whether one is being written: it names frames, which may take as long as a run may stand still.
  static var isUnderWay: Bool { underWay.load(ordering: .relaxed) }

  /// Reports the end as a failure of the tests.
  ///
  /// - Parameters:
  ///   - session: that of the app that has called it; nil where other code has.
  ///   - frames: those of the call.
  fileprivate static func write(
    _ code: Int32, by session: ExecutionSession?, _ tests: [TestUnderWay], _ frames: ThreadFrames
  ) {
    underWay.store(true, ordering: .relaxed)
    defer { underWay.store(false, ordering: .relaxed) }
    // The code that has called it may hold what this needs.
    StandardError.attempt(for: 30) {
      let named = frames.named
      let standing = tests.standing(at: named, isInApp: session != nil)
      let message = WatchdogWording.exited(code, by: session, standing, named)
      StandardError.write(["Understudy: \(message)"])
      standing.noteEndOfProcess(message)
    }
  }
}

/// Called by the C target UnderstudyPlatformC where code calls `exit`.
///
/// - Returns: the code to end with: that of the call, or of a failure where a test has not ended.
@_cdecl("understudy_app_exits")
func appExits(_ code: Int32, _ caller: UnsafeRawPointer?) -> Int32 {
  // An exit test runs in a process of its own, and says how it is to end.
  guard !RunningTest.isInExitTest else { return code }
  let session = Caller.app
  let tests = session.map { [TestUnderWay($0)] } ?? TestUnderWay.all
  guard !tests.isEmpty else { return code }
  ExitReport.write(code, by: session, tests, .ofCaller)
  return code == 0 ? 1 : code
}
