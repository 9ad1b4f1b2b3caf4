import SwiftUI
import XCTest

@testable import XCUIAutomation

/// A test inside of a test: notes what runs, and its failures, and reports nothing.
class StoppedTestCase: UITestCase, @unchecked Sendable {
  var log: [String] = []
  var stops = true
  /// Whether XCTest prints the test's beginning and end; a test that is skipped must have a beginning.
  var isReported = false
  var onSetUp: (StoppedTestCase) throws -> Void = { _ in }
  var onTearDown: (StoppedTestCase) -> Void = { _ in }
  fileprivate(set) var failures: [String] = []

  private final class Run: XCTestCaseRun {
    private var isReported: Bool { (test as! StoppedTestCase).isReported }

    override func start() { isReported ? super.start() : TestRun.begin(test as! XCTestCase) }
    override func stop() { isReported ? super.stop() : TestRun.end() }
    override var totalFailureCount: Int { (test as! StoppedTestCase).failures.count }
    override func recordFailure(withDescription text: String, inFile: String?, atLine: Int, expected: Bool) {
      // Without "failed - " of XCTFail, and without advice.
      let line = text.split(separator: "\n").first ?? ""
      (test as! StoppedTestCase).failures.append(String(line.trimmingPrefix("failed - ")))
    }
  }

  override var testRunClass: AnyClass? { Run.self }

  override func setUpWithError() throws {
    continueAfterFailure = !stops
    try onSetUp(self)
    log.append("setUp")
  }

  override func tearDown() {
    onTearDown(self)
    log.append("tearDown")
  }

  /// Runs a test with a synchronous method.
  static func run(
    _ prepare: (StoppedTestCase) -> Void = { _ in }, body: @escaping (StoppedTestCase) throws -> Void
  ) -> StoppedTestCase {
    let test = Self(name: "stopped") { try body($0 as! StoppedTestCase) }
    prepare(test)
    test.run()
    return test
  }

  /// Runs a test with a synchronous method that is annotated with `@MainActor`.
  static func runOnMain(
    _ prepare: (StoppedTestCase) -> Void = { _ in }, body: @escaping @MainActor (StoppedTestCase) throws -> Void
  ) -> StoppedTestCase {
    run(prepare) { test in
      try MainActor.assumeIsolated { try body(test) }
    }
  }

  /// Runs a test with an `async` method.
  static func runAsync(body: @escaping @Sendable (StoppedTestCase) async throws -> Void) -> StoppedTestCase {
    run { test in
      let method: (StoppedTestCase) -> () throws -> Void = asyncTest { test in { try await body(test) } }
      try method(test)()
    }
  }
}

extension XCTestCase {
  /// Fails unless a test has run these lines and recorded these failures. XCTest's own assertions are lost once another test
  /// case has run inside of this one.
  func assert(_ test: StoppedTestCase, ran log: [String], failures: [String], line: Int = #line) {
    guard test.log != log || test.failures != failures else { return }
    recordFailure(
      withDescription: "ran \(test.log), not \(log); failures \(test.failures), not \(failures)", inFile: #filePath,
      atLine: line, expected: true)
  }
}

/// A view with an action that fails its test.
struct FailingView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)").accessibilityIdentifier("count")
      Button("Fail") {
        XCTFail("in the app")
        count += 1
      }
      Button("Add") { count += 1 }
    }
  }
}
