import Foundation
import UnderstudyCore
import UnderstudyTime
import XCTest

/// Notifies of XCTest's tests and suites.
private final class TestCaseObserver: XCTestObservation {
  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    Watchdog.beginTests()
    RunningTest.begin(testSuite)
  }
  func testSuiteDidFinish(_ testSuite: XCTestSuite) { RunningTest.endSuite() }
  func testCaseWillStart(_ testCase: XCTestCase) {
    TestUnderWay.noteStep()
    RunningTest.begin(testCase)
  }
  func testCase(_ testCase: XCTestCase, didFailWithDescription text: String, inFile file: String?, atLine line: Int) {
    TestUnderWay.noteStep()
    RunningTest.didFail(testCase, text, file: file, line: line)
  }
  func testCaseDidFinish(_ testCase: XCTestCase) {
    TestUnderWay.noteStep()
    RunningTest.end()
  }
}

/// Called before `main` by the C target UnderstudyPlatformC.
@_cdecl("understudy_observe_test_cases")
func observeTestCases() {
  XCTestObservationCenter.shared.addTestObserver(TestCaseObserver())
  reportUnendedAtExit()
  // An exit test has no events.
  if RunningTest.isInExitTest { Watchdog.beginTests() }
  ExecutionSession.installEarly()
  Caller.findSessionOfTest { RunningTest.currentTest?.newestSession }
  Installation.findOfTest { RunningTest.currentTest?.installation }
  _ = ProcessInterposition.isAtWork
  HostingContexts.provide { TestScope.forNewApplication() }
  Pasteboards.provide { RunningTest.pasteboard }
  PredicateFailures.use { text, site in
    guard !FailureReporter.shouldSkip else { return false }
    FailureReporter.report(text, at: site.location)
    return true
  }
}

/// Makes the end of the process report which apps are still retained.
///
/// Nothing is ended then: the code that ends an app belongs to the main actor, and a process may end on any thread.
private func reportUnendedAtExit() {
  atexit {
    let names = RunningTest.unended
    guard !names.isEmpty else { return }
    FileHandle.standardError.write(Data("warning: \(FailureWording.unended(names))\n".utf8))
  }
}
