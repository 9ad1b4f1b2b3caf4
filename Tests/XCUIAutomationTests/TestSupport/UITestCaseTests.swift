import SwiftUI
import UnderstudyTime
import XCTest
import XCUIAutomation

/// Runs like any XCTest run, but without reports, so that a test can check the failures of another.
private final class SilentRun: XCTestCaseRun {
  private(set) var failures: [String] = []

  override func start() { TestRun.begin(test as! XCTestCase) }
  override func stop() { TestRun.end() }
  override var totalFailureCount: Int { failures.count }
  override func recordFailure(withDescription description: String, inFile: String?, atLine line: Int, expected: Bool) {
    failures.append("\(line): \(description)")
  }
}

/// Observed by these tests; only ever made by them.
private class ObservedTestCase: UITestCase, @unchecked Sendable {
  var log: [String] = []
  var stops = true

  override var testRunClass: AnyClass? { SilentRun.self }
  override func setUp() { continueAfterFailure = !stops }
  override func tearDown() {
    FailureReporter.report("found in tearDown", at: place(3))
    log.append("tearDown skips: \(FailureReporter.shouldSkip)")
  }

  static func run(
    stops: Bool = true, _ body: @escaping (ObservedTestCase) throws -> Void
  ) -> (log: [String], failures: [String]) {
    let test = ObservedTestCase(name: "observed") { try body($0 as! ObservedTestCase) }
    test.stops = stops
    test.run()
    return (test.log, (test.testRun as? SilentRun)?.failures ?? ["not run"])
  }

  static func runAsync(
    _ body: @escaping @Sendable (ObservedTestCase) async throws -> Void
  ) -> (log: [String], failures: [String]) {
    run { test in
      let method: (ObservedTestCase) -> () throws -> Void = asyncTest { test in { try await body(test) } }
      try method(test)()
    }
  }
}

private enum StoppedWait: String, CaseIterable {
  case view = #"an element with the identifier "nope""#
  case value = "the preference NameKey"
  case required = "a value"

  @MainActor func run(_ app: XCUIApplication) throws {
    switch self {
    case .view: try app.waitForViewVisible(withID: "nope")
    case .value: try app.preferences(NameKey.self).wait { $0 == "nope" }
    case .required: _ = try requireEventually { app.alerts.allElementsBoundByIndex.first }
    }
  }

  struct NameKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) {}
  }
}

private func place(_ line: Int) -> CallPlace {
  CallPlace(file: "/Module/File.swift", line: line, fileID: "Module/File.swift")
}

final class UITestCaseTests: XCTestCase {
  /// XCTest's own assertions are lost once another test case has run inside of this one.
  private func assertTrue(_ condition: Bool, _ message: String = "is false", line: Int = #line) {
    guard !condition else { return }
    recordFailure(withDescription: message, inFile: #filePath, atLine: line, expected: true)
  }

  private func assertEqual<Value: Equatable>(
    _ value: Value, _ expected: Value, _ message: String = "", line: Int = #line
  ) {
    assertTrue(value == expected, "\(value) is not \(expected) \(message)", line: line)
  }

  func testOnlyTheFirstFailureOfAStoppedTestIsRecordedAndTearDownWorksAgain() {
    let result = ObservedTestCase.run { test in
      FailureReporter.report("first", at: place(1))
      test.log.append("body skips: \(FailureReporter.shouldSkip)")
      FailureReporter.report("second", at: place(2))
    }

    assertEqual(result.failures, ["1: first", "3: found in tearDown"])
    let isContinued = SeparateStack.isPossible ? [] : ["body skips: true"]
    assertEqual(result.log, isContinued + ["tearDown skips: false"])
  }

  func testEveryFailureIsRecordedUnlessTheTestAsksToStop() {
    let result = ObservedTestCase.run(stops: false) { test in
      FailureReporter.report("first", at: place(1))
      test.log.append("body skips: \(FailureReporter.shouldSkip)")
      FailureReporter.report("second", at: place(2))
    }

    assertEqual(result.failures, ["1: first", "2: second", "3: found in tearDown"])
    assertEqual(result.log, ["body skips: false", "tearDown skips: false"])
  }

  func testAnErrorAfterTheFirstFailureOfAStoppedTestIsNotRecorded() {
    struct Later: Error {}
    let stopped = ObservedTestCase.run { _ in
      FailureReporter.report("first", at: place(1))
      throw Later()
    }
    assertEqual(stopped.failures, ["1: first", "3: found in tearDown"])

    let first = ObservedTestCase.run { _ in throw Later() }
    assertEqual(first.failures.count, 2)
    assertTrue(first.failures.first?.contains("Later()") == true, "\(first.failures)")

    let isContinued = ObservedTestCase.run(stops: false) { _ in
      FailureReporter.report("first", at: place(1))
      throw Later()
    }
    assertEqual(isContinued.failures.count, 3)
  }

  func testWaitsThatThrowEndAStoppedTestAndDoNotSayThatTheAppDoesNotRun() {
    for wait in StoppedWait.allCases {
      let result = ObservedTestCase.runAsync { @MainActor test in
        let app = XCUIApplication { Text("Hi") }
        FailureReporter.report("first", at: place(1))
        do {
          try wait.run(app)
        } catch {
          test.log.append("\(error)")
          throw error
        }
      }
      assertEqual(result.failures.count, 2, "\(result.failures)")
      let text = result.log.first ?? ""
      assertTrue(text.hasPrefix("Did not wait for \(wait.rawValue) (UITestCaseTests.swift:"), text)
      assertTrue(text.hasSuffix(": the test has failed and ends at its first failure."), text)
    }
  }

  func testTheScopeOfATestEndsAfterItsTearDown() {
    // All of it runs on XCTest's main thread.
    nonisolated(unsafe) var ended: [String] = []
    let result = ObservedTestCase.run { test in
      let scope = MainActor.assumeIsolated { TestScope.forNewApplication() }
      MainActor.assumeIsolated {
        XCTAssertTrue(TestScope.forNewApplication() === scope, "one scope for the whole test")
        scope.atEnd { ended = test.log + ["scope ended"] }
      }
      test.log.append("body")
    }

    assertEqual(result.log, ["body", "tearDown skips: false"])
    assertEqual(ended, ["body", "tearDown skips: false", "scope ended"])
  }

  func testTheRunningTestIsCurrentAgainAfterATestInsideIt() {
    _ = ObservedTestCase.run { _ in }

    let capture = FailureCapture()
    FailureReporter.$capture.withValue(capture) { FailureReporter.report("captured") }
    assertEqual(capture.messages, ["captured"])
    assertTrue(TestRun.ofXCTest != nil)
  }

  func testInterruptionMonitorsAreRemovedByTheirToken() {
    let token = addUIInterruptionMonitor(withDescription: "alerts") { _ in true }

    removeUIInterruptionMonitor(token)

    XCTAssertEqual(TestRun.ofXCTest?.interruptionMonitors.count, 0)
  }

  func testMeasuringRunsTheBlockOnceMoreThanItIsMeasured() {
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    var runs = 0

    measure(metrics: [XCTClockMetric()], options: options) { runs += 1 }

    XCTAssertEqual(runs, 3)
  }

  func testMeasuringTimesThatDifferDoesNotFail() {
    var runs = 0
    var sum = 0

    // The last run does a hundred thousand times as much as the first.
    measure {
      runs += 1
      for number in 0..<(runs < 10 ? 10 : 1_000_000) { sum &+= number }
    }

    XCTAssertEqual(runs, 10)
    XCTAssertGreaterThan(sum, 0)
  }
}
