import UnderstudyCore
import UnderstudyTime

/// What is written when the process traps, after the line that the signal handler writes: the last action, and where
/// it was.
enum CrashReport {
  /// Writes what the handler of a fatal signal waits for; nothing where there is none.
  static func writeIfNeeded() {
    var count = 0
    var hasCrashed = false
    let frames = ThreadFrames { buffer in
      hasCrashed = understudy_take_crash(buffer, ThreadFrames.limit, &count)
      return hasCrashed ? count : 0
    }
    guard hasCrashed else { return }
    let session = RunMoment.session
    if let session { StandardError.write(WatchdogWording.doing(session)) }
    let named = frames.named
    StandardError.write([WatchdogWording.at(named)])
    if ReportDestination.isOn || GitHubAnnotation.isOn {
      // The code that has trapped may hold what this needs.
      StandardError.attempt(for: 5) {
        let tests = session.map { [TestUnderWay($0)] } ?? TestUnderWay.all
        for test in tests { test.noteEndOfProcess(WatchdogWording.trap(session, named)) }
      }
    }
    understudy_crash_is_reported()
  }
}

/// Called by the C target UnderstudyPlatformC where code calls `exit`.
///
/// - Returns: the code to end with: that of the call, or of a failure where an app has called it while its test runs.
@_cdecl("understudy_app_exits")
func appExits(_ code: Int32, _ caller: UnsafeRawPointer?) -> Int32 {
  // An exit test runs in a process of its own, and says how it is to end.
  guard let session = Caller.app, !RunningTest.isInExitTest else { return code }
  let message = WatchdogWording.exited(code, session, ThreadFrames.ofCaller.named)
  StandardError.write(["Understudy: \(message)"])
  TestUnderWay(session).noteEndOfProcess(message)
  return code == 0 ? 1 : code
}
