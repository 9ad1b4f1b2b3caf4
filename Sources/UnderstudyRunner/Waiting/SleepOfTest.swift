import Foundation
import UnderstudyCore
import UnderstudyTime

/// What `sleep`, `usleep` and `Thread.sleep(forTimeInterval:)` do in a test: the clocks of its apps move. Real time passes
/// only for requests and processes that are under way. Called by the C target UnderstudyPlatformC.
///
/// On a device the test sleeps in a separate process while the app continues. The app's own sleeps, and those on other
/// threads, are real.
///
/// - Parameter seconds: How long the test sleeps.
/// - Returns: false if the sleep must be real.
@_cdecl("understudy_test_sleeps")
func testSleeps(_ seconds: Double) -> Bool {
  withSessionsOfTest { session in session.sleep(for: Duration(timeout: seconds)) }
}

/// What `RunLoop.run(until:)` does in a test: the clocks of its apps move to the date. Real time passes
/// only for work outside, as in a wait that times out. In an app it does the same to the app's own clock: the real loop would compare
/// the date with a clock that stands still meanwhile.
///
/// - Parameter limit: The date, in seconds since the beginning of 2001.
/// - Returns: false if the loop must run in real time.
@_cdecl("understudy_test_runs_loop")
func testRunsLoop(until limit: Double) -> Bool {
  let seconds = Date(timeIntervalSinceReferenceDate: limit).timeIntervalSinceNow
  if MainThread.isCurrent, let session = Caller.app {
    assumeMain { _ = session.run(until: { false }, timeout: Duration(timeout: seconds)) }
    return true
  }
  return withSessionsOfTest { session in
    _ = session.run(until: { false }, timeout: Duration(timeout: seconds), movesClock: true)
  }
}

/// Runs a body for each app of the test whose code is calling.
///
/// - Returns: false where the calling code is not a test's on the main thread, or the test has no apps.
private func withSessionsOfTest(_ body: @MainActor (ExecutionSession) -> Void) -> Bool {
  guard MainThread.isCurrent, Caller.app == nil else { return false }
  return assumeMain {
    let sessions = TestRun.current.sessions
    for session in sessions { body(session) }
    FailureReporter.endTestIfPending()
    return !sessions.isEmpty
  }
}
