import Foundation
import UnderstudyCore
import UnderstudyTime

/// What `sleep`, `usleep` and `Thread.sleep(forTimeInterval:)` do in a test: the clocks of its apps move on, and no real
/// time passes. Called by the C target UnderstudyPlatformC.
///
/// On a device the test sleeps in a process of its own while the app goes on. The app's own sleeps, and those on other
/// threads, are real.
///
/// - Parameter seconds: How long the test sleeps.
/// - Returns: false where the sleep is to be a real one.
@_cdecl("understudy_test_sleeps")
func testSleeps(_ seconds: Double) -> Bool {
  withSessionsOfTest { session in session.advance(by: Duration(timeout: seconds)) }
}

/// What `RunLoop.run(until:)` does in a test: the clocks of its apps move on as far as the date lies ahead. Real time passes
/// only for work outside, as in a wait that comes to nothing.
///
/// - Parameter limit: The date, in seconds since the beginning of 2001.
/// - Returns: false where the loop is to run in real time.
@_cdecl("understudy_test_runs_loop")
func testRunsLoop(until limit: Double) -> Bool {
  let seconds = Date(timeIntervalSinceReferenceDate: limit).timeIntervalSinceNow
  return withSessionsOfTest { session in
    _ = session.run(until: { false }, timeout: Duration(timeout: seconds), movesClock: true)
  }
}

/// - Returns: false where the calling code is not a test's on the main thread, or the test has no apps.
private func withSessionsOfTest(_ body: @MainActor (ExecutionSession) -> Void) -> Bool {
  guard MainThread.isCurrent, ExecutionSession.ofCaller == nil else { return false }
  return assumeMain {
    let sessions = TestScope.sessionsOfRunningTest
    for session in sessions { body(session) }
    return !sessions.isEmpty
  }
}
