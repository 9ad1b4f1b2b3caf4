import Foundation
import Synchronization
import UnderstudyCore
import UnderstudyTime
import XCTest

/// The XCTest test that is running, of whatever class, and what belongs to it until it ends.
///
/// XCTest runs one test at a time; one that runs another test case inside itself is current again when that has ended.
package final class RunningTestCase: @unchecked Sendable {
  /// XCTest's classes are not Sendable, though failures may be recorded from any thread.
  let testCase: XCTestCase
  /// One use at a time: all but ``record(_:at:)`` and ``isStopped`` run on XCTest's main thread.
  var scope: TestScope?
  let record: RunningTest
  /// Whether what belongs to the test has been ended.
  private(set) var hasEnded = false
  /// Failures that came when XCTest had stopped the test's run; nil once they have been reported.
  private let late = Guarded<[LateFailure]?>([])
  /// What ends an `async` test that awaits something for ever; nil where nothing can.
  let asyncRun = Guarded<AsyncTestRun?>(nil)
  var attachments: [XCTAttachment] = []
  var interruptionMonitors: [UIInterruptionMonitor] = []

  package var interruptionMonitorCount: Int { interruptionMonitors.count }

  private static let running = Guarded<[RunningTestCase]>([])
  /// How many there are: each call of automation asks for the current one, and in Swift Testing there is none.
  private static let count = Atomic(0)
  private struct RunningSuite {
    let suite: XCTestSuite
    let record = RunningTest(in: nil)
    /// What its class has launched before the tests.
    var scope: TestScope?
  }

  /// The suites that are running, the innermost last. Used on XCTest's main thread only.
  nonisolated(unsafe) private static var suites: [RunningSuite] = []

  private init(_ testCase: XCTestCase) {
    self.testCase = testCase
    record = RunningTest(in: Self.suites.last { $0.scope != nil }?.record)
    record.report = TestReport.begin(testCase)
  }

  /// Nil outside of XCTest, and between its tests.
  package static var current: RunningTestCase? {
    count.load(ordering: .acquiring) == 0 ? nil : running.withLock { $0.last }
  }

  var isStopped: Bool { (testCase as? UITestCase)?.isStopped ?? false }

  var hasFailed: Bool { (testCase.testRun?.totalFailureCount ?? 0) > 0 || late.withLock { $0?.isEmpty == false } }

  /// Ends the test where it is stopped and can be left here.
  func endIfStopped() { (testCase as? UITestCase)?.endIfStopped() }

  func record(_ message: String, at location: SourceLocation?, endsTest: Bool = false) {
    // A failure that no call has brought about gets the place of the last one that could have.
    let place = location.map { CallPlace(file: $0.filePath, line: $0.line) } ?? record.lastCall
    let failure = LateFailure(message: message, file: place?.file ?? "<unknown>", line: place?.line ?? 0)
    // XCTest ends the process when a run that it has stopped is given a failure.
    guard testCase.testRun?.stopDate != nil else {
      // It has explained itself; the assertion around it has no more to say.
      if MainThread.isCurrent { MainActor.assumeIsolated { self.record.forgetReads() } }
      guard endsTest, let testCase = testCase as? UITestCase else { return failure.record(with: testCase) }
      return testCase.endingTheTest { failure.record(with: testCase) }
    }
    let isKept = late.withLock { $0?.append(failure) != nil }
    if !isKept { FailureReporter.keepForLater(message, at: location) }
  }

  package static func begin(_ testCase: XCTestCase) {
    running.withLock {
      $0.append(RunningTestCase(testCase))
      count.store($0.count, ordering: .releasing)
    }
  }

  /// Ends applications and sessions of the test; failures that come of it still belong to the test.
  func endScope() {
    MainActor.assumeIsolated {
      record.forgetReads()
      scope?.end()
      scope = nil
      hasEnded = true
    }
    XCTAttachment.store(attachments, of: testCase, in: XCTAttachment.directory)
    attachments = []
    interruptionMonitors = []
  }

  package static func end() {
    let ended = current
    ended?.endScope()
    ended?.record.report?.finish()
    running.withLock {
      _ = $0.popLast()
      count.store($0.count, ordering: .releasing)
    }
    ended?.reportLateFailures()
  }

  /// Fails the suite in place of the test, whose run takes no failures any more.
  private func reportLateFailures() {
    let failures = late.withLock { late in
      defer { late = nil }
      return late ?? []
    }
    guard !failures.isEmpty else { return }
    let end = EndOfTest(of: testCase, failures)
    end.run()
    if let run = end.testRun { (Self.suites.last?.suite.testRun as? XCTestSuiteRun)?.addTestRun(run) }
  }

  // MARK: - Suites

  package static func begin(_ suite: XCTestSuite) { suites.append(RunningSuite(suite: suite)) }

  package static func endSuite() {
    guard let ended = suites.popLast(), let scope = ended.scope else { return }
    MainActor.assumeIsolated { scope.end() }
  }

  /// Whether XCTest is running, between two tests as well.
  static var isInXCTest: Bool { MainThread.isCurrent && !suites.isEmpty }

  /// The innermost suite; nil outside of XCTest.
  static var recordOfSuite: RunningTest? { MainThread.isCurrent ? suites.last?.record : nil }

  /// What the innermost suite has launched that has launched anything, as `class func setUp()` does.
  @MainActor static var scopeOfSuite: TestScope? { suites.last { $0.scope != nil }?.scope }

  /// Makes a scope and gives it to the innermost suite, for apps that no single test launches.
  ///
  /// - Parameter make: makes the scope of the innermost suite, by its name.
  @MainActor static func makeScopeOfSuite(_ make: (String) -> TestScope) -> TestScope {
    let scope = make(suites.last?.suite.name ?? "application")
    if !suites.isEmpty { suites[suites.count - 1].scope = scope }
    return scope
  }
}

private struct LateFailure: Sendable {
  let message: String
  let file: String
  let line: Int

  func record(with testCase: XCTestCase) {
    testCase.recordFailure(withDescription: message, inFile: file, atLine: line, expected: true)
  }
}

/// Holds the failures of a test that came after its run, under a name like the test's.
private final class EndOfTest: XCTestCase {
  private var ended: XCTestCase?

  convenience init(of ended: XCTestCase, _ failures: [LateFailure]) {
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

private final class TestCaseObserver: XCTestObservation {
  func testSuiteWillStart(_ testSuite: XCTestSuite) { RunningTestCase.begin(testSuite) }
  func testSuiteDidFinish(_ testSuite: XCTestSuite) { RunningTestCase.endSuite() }
  func testCaseWillStart(_ testCase: XCTestCase) { RunningTestCase.begin(testCase) }
  func testCase(_ testCase: XCTestCase, didFailWithDescription text: String, inFile file: String?, atLine line: Int) {
    RunningTestCase.didFail(testCase, text, file: file, line: line)
  }
  func testCaseDidFinish(_ testCase: XCTestCase) { RunningTestCase.end() }
}

/// Called before `main` by the C target UnderstudyPlatformC.
@_cdecl("understudy_observe_test_cases")
func observeTestCases() {
  XCTestObservationCenter.shared.addTestObserver(TestCaseObserver())
  reportUnendedAtExit()
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
