import UnderstudyCore
import UnderstudyTime

/// What `sleep`, `usleep` and `Thread.sleep(forTimeInterval:)` do in a test: the clocks of its apps move on, and no real
/// time passes. Called by the C target UnderstudyInterposition.
///
/// On a device the test sleeps in a process of its own while the app goes on. The app's own sleeps, and those on other
/// threads, are real.
///
/// - Parameter seconds: How long the test sleeps.
/// - Returns: false where the sleep is to be a real one.
@_cdecl("understudy_test_sleeps")
func testSleeps(_ seconds: Double) -> Bool {
  guard MainThread.isCurrent, ExecutionSession.ofCaller == nil else { return false }
  return assumeMain {
    let sessions = TestScope.sessionsOfRunningTest
    guard !sessions.isEmpty else { return false }
    for session in sessions { session.advance(by: Duration(seconds: max(seconds, 0))) }
    return true
  }
}
