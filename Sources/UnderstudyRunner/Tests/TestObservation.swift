import UnderstudyCore
import UnderstudyTime
import XCTest

/// Notifies of XCTest's tests and suites.
private final class TestCaseObserver: XCTestObservation {
  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    Watchdog.beginTests()
    TestRun.begin(testSuite)
  }
  func testSuiteDidFinish(_ testSuite: XCTestSuite) { TestRun.endSuite() }
  func testCaseWillStart(_ testCase: XCTestCase) {
    TestUnderWay.noteStep()
    TestRun.begin(testCase)
  }
  func testCase(_ testCase: XCTestCase, didFailWithDescription text: String, inFile file: String?, atLine line: Int) {
    TestUnderWay.noteStep()
    TestRun.didFail(testCase, text, file: file, line: line)
  }
  func testCaseDidFinish(_ testCase: XCTestCase) {
    TestUnderWay.noteStep()
    TestRun.end()
  }
}

package enum TestObservation {
  /// Observes XCTest's tests, and provides what the layers below ask of a test; to be called before `main`.
  package static func begin() {
    XCTestObservationCenter.shared.addTestObserver(TestCaseObserver())
    reportUnendedAtExit()
    // An exit test has no events.
    if TestRun.isInExitTest { Watchdog.beginTests() }
    ExecutionSession.installEarly()
    Caller.findSessionOfTest { TestRun.currentTest?.newestSession }
    Installation.findOfTest { TestRun.currentTest?.installation }
    ProcessInterposition.install()
    HostingContexts.provide { TestScope.forNewApplication() }
    Pasteboards.provide { TestRun.pasteboard }
  }
}

/// Makes the end of the process report which apps are still retained.
///
/// Nothing is ended then: the code that ends an app belongs to the main actor, and a process may end on any thread.
private func reportUnendedAtExit() {
  atexit {
    let names = TestRun.unended
    guard !names.isEmpty else { return }
    FileHandle.standardError.write(Data("warning: \(FailureWording.unended(names))\n".utf8))
  }
}
