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
    ProcessReports.report(.trap) { write(frames, isOnMain: isOnMain) }
    StandardError.finishFiles()
    understudy_crash_is_reported()
  }

  private static func write(_ frames: ThreadFrames, isOnMain: Bool) {
    let session = RunMoment.session
    // Whose code another thread runs is not known.
    let isInApp = session != nil && (RunMoment.isInApp || !isOnMain)
    StandardError.write(
      session.map(WatchdogWording.doing) ?? WatchdogWording.tests(TestUnderWay.all, withPlaces: false))
    let named = frames.named
    StandardError.write(WatchdogWording.calls(named))
    if let session, !isInApp {
      StandardError.attempt(for: ProgressLimits.secondsOfNotes) {
        StandardError.write(AssertionExplanation.texts?.ofTrap(in: session) ?? [])
      }
    }
    // The code that has trapped may hold what this needs.
    StandardError.attempt(for: ProgressLimits.secondsOfNotes) {
      let tests = session.map { [TestUnderWay($0)] } ?? TestUnderWay.all
      tests.standing(at: named, isInApp: isInApp).noteEndOfProcess(WatchdogWording.trap(session, named))
    }
  }
}
