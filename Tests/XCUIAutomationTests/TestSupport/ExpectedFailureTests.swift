import SwiftUI
import XCTest

@testable import XCUIAutomation

/// Runs like any XCTest run, but without reports.
private final class QuietRun: XCTestCaseRun {
  private(set) var failures: [String] = []

  override func start() { TestRun.begin(test as! XCTestCase) }
  override func stop() { TestRun.end() }
  override var totalFailureCount: Int { failures.count }
  override func recordFailure(withDescription description: String, inFile: String?, atLine line: Int, expected: Bool) {
    failures.append("\(line): \(description)")
  }
}

private class InnerTestCase: UITestCase {
  var issues: [XCTIssue] = []

  override var testRunClass: AnyClass? { QuietRun.self }
  override func record(_ issue: XCTIssue) {
    issues.append(issue)
    super.record(issue)
  }

  static func run(_ body: @escaping (InnerTestCase) throws -> Void) -> (failures: [String], issues: [XCTIssue]) {
    let test = InnerTestCase(name: "inner") { try body($0 as! InnerTestCase) }
    test.run()
    return ((test.testRun as? QuietRun)?.failures ?? ["not run"], test.issues)
  }
}

/// F-46: failures that are expected, and issues.
final class ExpectedFailureTests: XCTestCase {
  func testAnExpectedFailureFailsNothing() {
    let result = InnerTestCase.run { _ in
      XCTExpectFailure("known")
      XCTAssertEqual(1, 2)
      XCTFail("another")
    }
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(result.issues.map(\.type), [.assertionFailure, .assertionFailure])
  }

  func testAnExpectationOfABlockEndsWithIt() {
    let result = InnerTestCase.run { _ in
      let value = XCTExpectFailure("known") {
        XCTFail("inside")
        return 7
      }
      XCTAssertEqual(value, 7)
      XCTFail("outside", file: "File.swift", line: 5)
    }
    XCTAssertEqual(result.failures, ["5: failed - outside"])
  }

  func testAFailureThatDoesNotComeFailsTheTest() {
    let result = InnerTestCase.run { _ in
      XCTExpectFailure("one", line: 3)
      XCTExpectFailure("two", line: 4, failingBlock: {})
    }
    XCTAssertEqual(
      result.failures,
      ["4: Expected failure 'two' but none recorded.", "3: Expected failure 'one' but none recorded."])
    XCTAssertEqual(result.issues.map(\.type), [.unmatchedExpectedFailure, .unmatchedExpectedFailure])
  }

  func testItNeedNotComeWhereItIsNotStrictOrDisabled() {
    let result = InnerTestCase.run { _ in
      XCTExpectFailure("perhaps", strict: false)
      XCTExpectFailure("perhaps", options: .nonStrict()) {}
      XCTExpectFailure("not today", enabled: false)
    }
    XCTAssertEqual(result.failures, [])
  }

  func testAnotherFailureIsNone() {
    let result = InnerTestCase.run { _ in
      let options = XCTExpectedFailure.Options()
      options.isStrict = false
      options.issueMatcher = { $0.compactDescription.contains("known") }
      XCTExpectFailure("a bug", options: options)
      XCTFail("known", file: "File.swift", line: 1)
      XCTFail("news", file: "File.swift", line: 2)
    }
    XCTAssertEqual(result.failures, ["2: failed - news"])
  }

  func testAnErrorCanBeExpected() {
    let result = InnerTestCase.run { _ in
      XCTExpectFailure("throws")
      throw CancellationError()
    }
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(result.issues.map(\.type), [.thrownError])
  }

  func testATestThatStopsAtFailuresGoesOnAfterAnExpectedOne() {
    var didGoOn = false
    let result = InnerTestCase.run { test in
      test.continueAfterFailure = false
      XCTExpectFailure("known")
      MainActor.assumeIsolated {
        let app = XCUIApplication { Text("Text") }
        app.buttons["None"].tap()
        didGoOn = app.staticTexts["Text"].exists
      }
    }
    XCTAssertEqual(result.failures, [])
    XCTAssertTrue(didGoOn)
  }

  func testAnIssueIsRecordedAtItsPlace() {
    let result = InnerTestCase.run { test in
      let place = XCTSourceCodeLocation(filePath: "/Tests/File.swift", lineNumber: 9)
      test.record(
        XCTIssue(
          type: .assertionFailure, compactDescription: "What", detailedDescription: "why",
          sourceCodeContext: XCTSourceCodeContext(location: place)))
    }
    XCTAssertEqual(result.failures, ["9: What\nwhy"])
  }

  func testATestCaseWithoutATestCanWait() {
    let helper = UITestCase()
    let expectation = helper.expectation(description: "soon")
    expectation.fulfill()
    helper.wait(for: [expectation], timeout: 1)
    helper.executionTimeAllowance = 60
    XCTAssertEqual(helper.executionTimeAllowance, 60)
    XCTAssertEqual(CGVectorMake(1, 2), CGVector(dx: 1, dy: 2))
  }

  func testMetricsMeasureTheProcess() {
    let metrics: [any XCTMetric] = [XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric(), XCTClockMetric()]
    XCTAssertEqual(metrics.map(\.measuredUnit), ["seconds", "kB", "kB", "seconds"])
    for metric in metrics { XCTAssertGreaterThanOrEqual(metric.measuredTotal(), 0) }
    XCTAssertGreaterThan(XCTMemoryMetric().measuredTotal(), 0)
    var runs = 0
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    measure(metrics: metrics, options: options) { runs += 1 }
    XCTAssertEqual(runs, 3)
  }
}
