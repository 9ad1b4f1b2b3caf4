import Foundation
import XCTest
import XCUIAutomation

/// Runs and ends like any XCTest run, but without reports.
private final class SilentRun: XCTestCaseRun {
  private(set) var failures: [String] = []
  private var end: Date?

  override func start() { TestRun.begin(test as! XCTestCase) }
  override func stop() {
    end = .distantPast
    TestRun.end()
  }
  override var stopDate: Date? { end }
  override var totalFailureCount: Int { failures.count }
  override func recordFailure(withDescription description: String, inFile: String?, atLine line: Int, expected: Bool) {
    XCTAssertNil(end, "XCTest would end the process")
    failures.append("\(test.name): \(description)")
  }
}

private final class SilentSuiteRun: XCTestSuiteRun {
  override func start() { TestRun.begin(test as! XCTestSuite) }
  override func stop() { TestRun.endSuite() }
}

private final class SilentSuite: XCTestSuite {
  override var testRunClass: AnyClass? { SilentSuiteRun.self }
}

/// Observed by these tests; only ever made by them. Not a UITestCase, so that its scope ends when XCTest has stopped its run.
private final class PlainTestCase: XCTestCase {
  override var testRunClass: AnyClass? { SilentRun.self }

  /// - Returns: the number of runs of a suite with one such test.
  static func run(_ body: @escaping @MainActor () -> Void) throws -> [SilentRun] {
    let suite = SilentSuite(name: "suite")
    suite.addTest(PlainTestCase(name: "observed") { _ in MainActor.assumeIsolated(body) })
    suite.run()
    return try XCTUnwrap(suite.testRun as? XCTestSuiteRun).testRuns.compactMap { $0 as? SilentRun }
  }
}

final class EndOfTestTests: XCTestCase {
  func testWhatAPlainTestFailsWithAtItsEndIsAFailureOfItsSuite() throws {
    let runs = try PlainTestCase.run {
      TestScope.forNewApplication().atEnd {
        FailureReporter.report("found at the end")
        FailureReporter.report("found after that")
      }
    }

    XCTAssertEqual(
      Set(runs.map(\.failures)),
      [
        [],
        [
          "PlainTestCase.observed, at its end: found at the end",
          "PlainTestCase.observed, at its end: found after that",
        ],
      ])
  }

  func testAPlainTestThatEndsTidilyHasOneRun() throws {
    let runs = try PlainTestCase.run { _ = TestScope.forNewApplication() }

    XCTAssertEqual(runs.map(\.failures), [[]])
  }
}
