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
  let frames = ThreadFrames.ofCaller.named
  let standing = tests.standing(at: frames, isInApp: session != nil)
  let message = WatchdogWording.exited(code, by: session, standing, frames)
  StandardError.write(["Understudy: \(message)"])
  standing.noteEndOfProcess(message)
  return code == 0 ? 1 : code
}
