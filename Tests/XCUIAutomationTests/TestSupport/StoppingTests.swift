import Foundation
import Synchronization
import UnderstudyTime
import XCTest

@testable import UnderstudyRunner
@testable import XCUIAutomation

/// F-43: nothing after a failure runs, where the test has asked for that.
final class StoppingTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(SeparateStack.isPossible, "code cannot be left on this system, or with sanitizers")
  }

  private struct Thrown: Error {}

  func testNothingOfTheMethodRunsAfterAFailure() {
    let test = StoppedTestCase.run { test in
      test.log.append("before")
      XCTAssertEqual(1, 2, "wrong")
      test.log.append("after")
    }
    assert(
      test, ran: ["setUp", "before", "tearDown"],
      failures: ["XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - wrong"])
  }

  func testATestThatDoesNotAskForItGoesOn() {
    let test = StoppedTestCase.run {
      $0.stops = false
    } body: { test in
      XCTFail("one")
      test.log.append("after")
      XCTFail("two")
    }
    assert(test, ran: ["setUp", "after", "tearDown"], failures: ["one", "two"])
  }

  func testALoopOverFailuresEnds() {
    let test = StoppedTestCase.run { _ in while true { XCTFail("again") } }
    assert(test, ran: ["setUp", "tearDown"], failures: ["again"])
  }

  func testTheNextTestStartsClean() {
    _ = StoppedTestCase.run { _ in XCTFail("first") }
    let next = StoppedTestCase.run { test in
      test.log.append("skips: \(FailureReporter.shouldSkip)")
      XCTFail("second")
    }
    assert(next, ran: ["setUp", "skips: false", "tearDown"], failures: ["second"])
    let green = StoppedTestCase.run { $0.log.append("body") }
    assert(green, ran: ["setUp", "body", "tearDown"], failures: [])
  }

  func testAnErrorIsAFailureOfItsOwnOnlyIfItComesFirst() {
    let thrown = StoppedTestCase.run { _ in throw Thrown() }
    assert(thrown, ran: ["setUp", "tearDown"], failures: ["threw error \"Thrown()\""])
    let unwrapped = StoppedTestCase.run { test in
      _ = try XCTUnwrap(nil as Int?, "no value")
      test.log.append("after")
    }
    assert(
      unwrapped, ran: ["setUp", "tearDown"],
      failures: ["XCTUnwrap failed: expected non-nil value of type \"Int\" - no value"])
  }

  // MARK: - Around the method

  func testAFailureInSetUpEndsTheTestButForItsTearDown() {
    let test = StoppedTestCase.run { test in
      test.onSetUp = { test in
        test.addTeardownBlock { test.log.append("block") }
        XCTFail("in setUp")
        test.log.append("after")
      }
    } body: { test in
      test.log.append("method")
    }
    assert(test, ran: ["block", "tearDown"], failures: ["in setUp"])

    let thrown = StoppedTestCase.run {
      $0.onSetUp = { _ in throw Thrown() }
    } body: {
      $0.log.append("method")
    }
    assert(thrown, ran: ["tearDown"], failures: ["threw error \"Thrown()\""])
  }

  func testAFailureInAnAsyncSetUpEndsTheTest() {
    final class Async: StoppedTestCase, @unchecked Sendable {
      override func setUp() async throws {
        continueAfterFailure = false
        XCTFail("in setUp")
        log.append("cancelled: \(Task.isCancelled)")
      }
    }
    let test = Async.run { test in test.log.append("method") }
    assert(test, ran: ["cancelled: true", "setUp", "tearDown"], failures: ["in setUp"])
  }

  func testTeardownBlocksAndTearDownRunAndAFailureThereEndsNeither() {
    let test = StoppedTestCase.run { test in
      test.onTearDown = { test in
        XCTFail("in tearDown")
        test.log.append("rest of tearDown")
        XCTFail("in tearDown again")
      }
    } body: { test in
      test.addTeardownBlock {
        XCTFail("in block")
        test.log.append("rest of block")
      }
      test.addTeardownBlock {
        await Task.yield()
        test.log.append("async block")
      }
      XCTFail("in method")
      test.log.append("after")
    }
    assert(
      test, ran: ["setUp", "async block", "rest of block", "rest of tearDown", "tearDown"],
      failures: ["in method", "in block", "in tearDown", "in tearDown again"])
  }

  func testASkippedTestTearsDownWhollyWhateverFails() {
    for skipsInSetUp in [true, false] {
      let test = StoppedTestCase.run { test in
        test.isReported = true
        if skipsInSetUp { test.onSetUp = { _ in throw XCTSkip("today") } }
        test.onTearDown = { test in
          XCTFail("in tearDown")
          test.log.append("rest")
        }
      } body: { _ in
        throw XCTSkip("today")
      }
      assert(test, ran: (skipsInSetUp ? [] : ["setUp"]) + ["rest", "tearDown"], failures: ["in tearDown"])
    }
  }

  func testExpectationsThatTheTestDidNotComeToAreNoFailures() {
    let test = StoppedTestCase.run { test in
      _ = test.expectation(description: "later")
      _ = test.expectation(description: "XCTest's own", file: #file, line: #line)
      XCTExpectFailure("known")
      XCTExpectFailure("another", options: .init()) {
        XCTExpectFailure("unmatched", options: .nonStrict())
        test.expectedFailures.forEach { $0.options.issueMatcher = { _ in false } }
        XCTFail("in method")
      }
    }
    assert(test, ran: ["setUp", "tearDown"], failures: ["in method"])
  }

  func testAnExpectedFailureDoesNotEndTheTest() {
    let test = StoppedTestCase.run { test in
      XCTExpectFailure("known") { XCTFail("known") }
      test.log.append("after")
    }
    assert(test, ran: ["setUp", "after", "tearDown"], failures: [])
  }

  func testAClassSeesItsIssueWholeBeforeTheTestEnds() {
    final class Recording: StoppedTestCase, @unchecked Sendable {
      override func record(_ issue: XCTIssue) {
        super.record(issue)
        log.append("recorded \(issue.compactDescription)")
      }
    }
    let test = Recording.run { test in
      XCTFail("wrong")
      test.log.append("after")
    }
    assert(test, ran: ["setUp", "recorded failed - wrong", "tearDown"], failures: ["wrong"])

    let direct = StoppedTestCase.run { test in
      test.record(XCTIssue(type: .assertionFailure, compactDescription: "direct"))
      test.log.append("after")
    }
    assert(direct, ran: ["setUp", "tearDown"], failures: ["direct"])
  }

  // MARK: - What is on the stack

  func testPartsAndMeasurementsEndWithTheTest() {
    let part = StoppedTestCase.run { test in
      XCTContext.runActivity(named: "part") { _ in
        XCTFail("in part")
        test.log.append("rest of part")
      }
      test.log.append("after")
    }
    assert(part, ran: ["setUp", "tearDown"], failures: ["in part"])
    let measured = StoppedTestCase.run { test in
      test.measure { XCTFail("in measurement") }
      test.log.append("after")
    }
    assert(measured, ran: ["setUp", "tearDown"], failures: ["in measurement"])
  }

  private final class Owner {
    var numbers = [1, 2, 3]
    nonisolated(unsafe) static var shared = [1]
    @TaskLocal static var depth = 0
    static let made: Int = {
      XCTFail("in the making")
      return 7
    }()
  }

  func testWhatWasBeingChangedCanBeChangedAgain() {
    let owner = Owner()
    let test = StoppedTestCase.run { _ in
      owner.numbers.withUnsafeMutableBufferPointer { _ in
        Owner.shared.withUnsafeMutableBufferPointer { _ in XCTFail("inside") }
      }
    }
    assert(test, ran: ["setUp", "tearDown"], failures: ["inside"])
    let next = StoppedTestCase.run { test in
      owner.numbers.append(4)
      Owner.shared.append(2)
      test.log.append("\(owner.numbers.count) \(Owner.shared.count)")
    }
    assert(next, ran: ["setUp", "4 2", "tearDown"], failures: [])
  }

  func testTaskLocalsAreAfterwardsWhatTheyWere() {
    Owner.$depth.withValue(1) {
      let test = StoppedTestCase.run {
        $0.onTearDown = { $0.log.append("\(Owner.depth)") }
      } body: { test in
        Owner.$depth.withValue(2) {
          Owner.$depth.withValue(3) { XCTFail("inside") }
          test.log.append("after")
        }
      }
      assert(test, ran: ["setUp", "1", "tearDown"], failures: ["inside"])
    }
    assert(StoppedTestCase.run { $0.log.append("\(Owner.depth)") }, ran: ["setUp", "0", "tearDown"], failures: [])
  }

  func testAValueThatIsBeingMadeAndABlockOfAQueueComeToTheirEnd() {
    let making = StoppedTestCase.run { test in
      test.log.append("made \(Owner.made)")
      XCTAssertTrue(false)
      test.log.append("after")
    }
    assert(making, ran: ["setUp", "made 7", "tearDown"], failures: ["in the making"])
    let queue = DispatchQueue(label: "queue")
    let blocked = StoppedTestCase.run { test in
      queue.sync {
        XCTFail("in block")
        test.log.append("rest of block")
      }
      XCTFail("later")
      test.log.append("after")
    }
    assert(blocked, ran: ["setUp", "rest of block", "tearDown"], failures: ["in block"])
    queue.sync {}
  }

  func testAFailureOfAnotherThreadEndsTheTestAtTheNextOne() {
    let test = StoppedTestCase.run { test in
      let hasFailed = DispatchSemaphore(value: 0)
      Thread {
        test.recordFailure(withDescription: "elsewhere", inFile: "File.swift", atLine: 1, expected: true)
        hasFailed.signal()
      }.start()
      hasFailed.wait()
      test.log.append("before")
      XCTFail("here")
      test.log.append("after")
    }
    assert(test, ran: ["setUp", "before", "tearDown"], failures: ["elsewhere"])
  }

  func testAWaitWithAFailureOnTheMainQueueEndsTheTest() {
    let test = StoppedTestCase.run { test in
      let expectation = test.expectation(description: "block")
      DispatchQueue.main.async {
        XCTFail("in block")
        test.log.append("rest of block")
        expectation.fulfill()
      }
      test.wait(for: [expectation], timeout: 10)
      test.log.append("after")
    }
    assert(test, ran: ["setUp", "rest of block", "tearDown"], failures: ["in block"])
  }

  // MARK: - Bounds

  func testWithTooMuchMemoryLeftBehindTestsGoOnAfterFailures() {
    _ = StoppedTestCase.run { _ in XCTFail("left") }
    let limit = SeparateStack.setLimit(SeparateStack.leftBytes)
    let test = StoppedTestCase.run { test in
      XCTFail("wrong")
      test.log.append("skips: \(FailureReporter.shouldSkip)")
      XCTFail("again")
    }
    SeparateStack.setLimit(limit)
    assert(test, ran: ["setUp", "skips: true", "tearDown"], failures: ["wrong"])
  }

  func testAStackThatWasLeftKeepsOnlyWhatItHasUsed() {
    let before = SeparateStack.leftBytes
    let test = StoppedTestCase.run { _ in XCTFail("left") }
    assert(test, ran: ["setUp", "tearDown"], failures: ["left"])
    let kept = SeparateStack.leftBytes - before
    guard kept <= 0 || kept > 1 << 20 else { return }
    recordFailure(withDescription: "\(kept) bytes are kept", inFile: #filePath, atLine: #line, expected: true)
  }

  // MARK: - Async methods

  func testAnAsyncMethodIsCancelledAndItsErrorIsNoFailure() {
    let test = StoppedTestCase.runAsync { test in
      test.log.append("before")
      XCTFail("in method")
      try await Task.sleep(for: .seconds(1000))
      test.log.append("after")
    }
    assert(test, ran: ["setUp", "before", "tearDown"], failures: ["in method"])
  }

  func testAFailureInATaskOfAnAsyncMethodIsNoticedAtTheNextCall() {
    let test = StoppedTestCase.runAsync { test in
      await Task.detached { XCTFail("in task") }.value
      test.log.append("skips: \(FailureReporter.shouldSkip), cancelled: \(Task.isCancelled)")
    }
    assert(test, ran: ["setUp", "skips: true, cancelled: true", "tearDown"], failures: ["in task"])
  }
}
