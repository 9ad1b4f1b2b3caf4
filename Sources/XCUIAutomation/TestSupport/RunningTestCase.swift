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
  var attachments: [XCTAttachment] = []
  var interruptionMonitors: [UIInterruptionMonitor] = []

  package var interruptionMonitorCount: Int { interruptionMonitors.count }

  private static let running = Guarded<[RunningTestCase]>([])
  /// How many there are: each call of automation asks for the current one, and in Swift Testing there is none.
  private static let count = Atomic(0)

  private init(_ testCase: XCTestCase) { self.testCase = testCase }

  /// Nil outside of XCTest, and between its tests.
  package static var current: RunningTestCase? {
    count.load(ordering: .acquiring) == 0 ? nil : running.withLock { $0.last }
  }

  var isStopped: Bool { (testCase as? UITestCase)?.isStopped ?? false }

  var hasFailed: Bool { (testCase.testRun?.totalFailureCount ?? 0) > 0 }

  func record(_ message: String, at location: SourceLocation?) {
    testCase.recordFailure(
      withDescription: message,
      inFile: location?.filePath ?? "<unknown>",
      atLine: location?.line ?? 0,
      expected: true
    )
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
      scope?.end()
      scope = nil
    }
    XCTAttachment.store(attachments, of: testCase, in: XCTAttachment.directory)
    attachments = []
    interruptionMonitors = []
  }

  package static func end() {
    current?.endScope()
    running.withLock {
      _ = $0.popLast()
      count.store($0.count, ordering: .releasing)
    }
  }
}

private final class TestCaseObserver: XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) { RunningTestCase.begin(testCase) }
  func testCaseDidFinish(_ testCase: XCTestCase) { RunningTestCase.end() }
}

/// Called before `main` by the C target UnderstudyDiscovery.
@_cdecl("understudy_observe_test_cases")
func observeTestCases() {
  XCTestObservationCenter.shared.addTestObserver(TestCaseObserver())
  ExecutionSession.findSessionOfTest { TestSessions.current }
  HostingContexts.provide { TestScope.forNewApplication() }
}
