import UnderstudyCore
import UnderstudyTime
import XCTest

/// Tests of XCTest, which runs one at a time; one that runs another test case inside itself is current again when that has
/// ended.
extension TestRun {
  /// Each call of automation asks for the current one, and in Swift Testing there is none.
  private static let running = GuardedList<[TestRun]>([])
  /// The suites that are running, the innermost last. Used on XCTest's main thread only.
  nonisolated(unsafe) private static var suites: [TestRun] = []

  /// The test of XCTest, of whatever class; nil outside of XCTest, and between its tests.
  package static var ofXCTest: TestRun? { running.isEmpty ? nil : running.withLock { $0.last } }

  /// The innermost suite of XCTest; nil outside of XCTest.
  static var innermostSuite: TestRun? { MainThread.isCurrent ? suites.last : nil }

  /// The innermost suite that has launched anything, as `class func setUp()` does.
  private static var launchingSuite: TestRun? { suites.last { $0.scope != nil } }

  /// What the innermost suite has launched that has launched anything.
  @MainActor static var scopeOfSuite: TestScope? { launchingSuite?.scope }

  package var uiTestCase: UITestCase? { testCase as? UITestCase }

  // MARK: - Begin and end

  package static func begin(_ testCase: XCTestCase) {
    let test = TestRun(.xctest(testCase), in: launchingSuite)
    running.withLock { $0.append(test) }
  }

  package static func begin(_ suite: XCTestSuite) { suites.append(TestRun(.suite(suite))) }

  /// The one scope of a test, or of a suite for what no single test launches.
  @MainActor package func ownScope() -> TestScope {
    let own = scope ?? TestScope(of: self)
    scope = own
    return own
  }

  /// Ends applications and sessions of the test; failures that come of it still belong to the test.
  func endScope() {
    MainActor.assumeIsolated {
      forgetReads()
      scope?.end()
      scope = nil
      hasEnded = true
    }
    if let testCase { XCTAttachment.store(attachments, of: testCase, in: XCTAttachment.directory) }
    attachments = []
    interruptionMonitors = []
  }

  package static func end() {
    let ended = ofXCTest
    ended?.endScope()
    ended?.report?.finish(isSkipped: ended?.testCase?.testRun?.hasBeenSkipped == true)
    running.withLock { _ = $0.popLast() }
    ended?.reportLateFailures()
  }

  package static func endSuite() {
    guard let scope = suites.popLast()?.scope else { return }
    MainActor.assumeIsolated { scope.end() }
  }

  // MARK: - Failures

  var hasFailed: Bool { (testCase?.testRun?.totalFailureCount ?? 0) > 0 || hasLateMessages }

  /// Records a failure of the test; any thread may call it.
  package func record(_ message: String, at location: CallPlace?, endsTest: Bool = false) {
    guard let testCase else { return }
    // A failure that no call has brought about gets the place of the last one that could have.
    let failure = TestMessage(message: message, location: location ?? lastCall)
    // XCTest ends the process when a run that it has stopped is given a failure.
    if testCase.testRun?.stopDate != nil {
      if !keep(failure) { FailureReporter.keepForLater(message, at: location) }
      return
    }
    MainThread.runForTask { noteReport(ofRead: endsTest) }
    guard endsTest, let uiTestCase else { return failure.record(with: testCase) }
    uiTestCase.endingTheTest { failure.record(with: testCase) }
  }

  /// Fails the suite in place of the test, whose run takes no failures any more.
  private func reportLateFailures() {
    let failures = takeLateMessages()
    guard !failures.isEmpty, let testCase else { return }
    let end = EndOfTest(of: testCase, failures)
    end.run()
    if let run = end.testRun, case .suite(let suite) = Self.suites.last?.identity {
      (suite.testRun as? XCTestSuiteRun)?.addTestRun(run)
    }
  }
}

extension TestMessage {
  fileprivate func record(with testCase: XCTestCase) {
    testCase.recordFailure(
      withDescription: GitHubAnnotation.printable(message), inFile: location?.file ?? "<unknown>",
      atLine: location?.line ?? 0, expected: true)
  }
}

/// Holds the failures of a test that came after its run, under a name like the test's.
private final class EndOfTest: XCTestCase {
  private var ended: XCTestCase?

  convenience init(of ended: XCTestCase, _ failures: [TestMessage]) {
    self.init(name: "") { test in
      for failure in failures { failure.record(with: test) }
    }
    self.ended = ended
  }

  required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    super.init(name: name, testClosure: testClosure)
  }

  override var name: String { ended.map { "\($0.name), at its end" } ?? super.name }
  override var testRunClass: AnyClass? { ended?.testRunClass ?? super.testRunClass }
}
