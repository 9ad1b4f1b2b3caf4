import Foundation
import SwiftUI
import UnderstudyTesting
import XCTest

@testable import XCUIAutomation

/// XCTest's own rules for expectations and waits, as they hold in Xcode.
final class WaitRuleTests: UITestCase {
  private func expectations(_ names: String...) -> [XCTestExpectation] {
    names.map { XCTestExpectation(description: $0) }
  }

  @MainActor private func app(_ steps: @escaping @MainActor () -> Void = {}) -> XCUIApplication {
    let app = XCUIApplication { Text("App") }
    app.session.schedule(after: .seconds(1)) { steps() }
    return app
  }

  // MARK: Order

  @MainActor func testTheOrderOfFulfilmentIsThatOfTheList() {
    let parts = expectations("a", "b")
    let app = app {
      parts[0].fulfill()
      parts[1].fulfill()
    }
    XCTAssertEqual(XCTWaiter.wait(for: parts, timeout: 5, enforceOrder: true), .completed)
    XCTAssertEqual(app.clock.now, .seconds(1))
  }

  @MainActor func testAnExpectationOutOfOrderEndsTheWaitAtOnce() {
    let parts = expectations("a", "b", "c")
    let app = app { parts[1].fulfill() }
    let messages = failures { wait(for: parts, timeout: 5, enforceOrder: true) }
    XCTAssertEqual(
      messages,
      ["Asynchronous wait failed: Expectation fulfilled in incorrect order: requires 'a', actually fulfilled 'b'"])
    XCTAssertEqual(app.clock.now, .seconds(1))
    let others = expectations("a", "b")
    others[1].fulfill()
    others[0].fulfill()
    XCTAssertEqual(XCTWaiter.wait(for: others, timeout: 5, enforceOrder: true), .incorrectOrder)
    let any = expectations("a", "b")
    any[1].fulfill()
    any[0].fulfill()
    XCTAssertEqual(XCTWaiter.wait(for: any, timeout: 5), .completed)
  }

  @MainActor func testAnInvertedExpectationHasNoPlaceInTheOrder() {
    let parts = expectations("never", "a", "b")
    parts[0].isInverted = true
    parts[1].fulfill()
    parts[2].fulfill()
    let app = app()
    XCTAssertEqual(XCTWaiter.wait(for: parts, timeout: 5, enforceOrder: true), .completed)
    XCTAssertEqual(app.clock.now, .seconds(5))
  }

  // MARK: Counts

  @MainActor func testAnExpectationMayHaveToBeFulfilledSeveralTimes() {
    let thrice = expectation(description: "thrice")
    thrice.expectedFulfillmentCount = 3
    let app = app {
      thrice.fulfill()
      thrice.fulfill()
    }
    app.session.schedule(after: .seconds(2)) { thrice.fulfill() }
    wait(for: [thrice], timeout: 5)
    XCTAssertEqual(app.clock.now, .seconds(2))

    let twice = XCTestExpectation(description: "twice")
    twice.expectedFulfillmentCount = 2
    twice.fulfill()
    XCTAssertEqual(XCTWaiter.wait(for: [twice], timeout: 1), .timedOut)
  }

  @MainActor func testAFulfilmentTooManyFailsTheTest() {
    let once = expectation(description: "once")
    once.fulfill()
    let line = #line + 3
    XCTExpectFailure(
      options: .matching("API violation - multiple calls made to XCTestExpectation.fulfill() for once.", at: line))
    once.fulfill()
    wait(for: [once], timeout: 1)
  }

  @MainActor func testAFulfilmentTooManyOnAnotherThreadFailsTheTest() async {
    let twice = XCTestExpectation(description: "twice")
    twice.expectedFulfillmentCount = 2
    twice.assertForOverFulfill = true
    XCTExpectFailure(
      options: .matching("API violation - multiple calls made to XCTestExpectation.fulfill() for twice."))
    let app = app()
    await Task.detached { for _ in 0..<3 { twice.fulfill() } }.value
    await fulfillment(of: [twice], timeout: 1)
    XCTAssertEqual(app.clock.now, .zero)
  }

  @MainActor func testATestMayAllowFulfilmentsTooMany() {
    let own = XCTestExpectation(description: "own")
    own.fulfill()
    own.fulfill()
    let allowed = expectation(description: "allowed")
    allowed.assertForOverFulfill = false
    allowed.fulfill()
    allowed.fulfill()
    wait(for: [own, allowed], timeout: 1)
  }

  // MARK: Inverted

  @MainActor func testAnInvertedExpectationIsWaitedForToTheTimeOut() {
    let parts = expectations("never", "a")
    parts[0].isInverted = true
    let app = app { parts[1].fulfill() }
    wait(for: parts, timeout: 5)
    XCTAssertEqual(app.clock.now, .seconds(5))
  }

  @MainActor func testAnInvertedExpectationThatIsFulfilledEndsTheWait() {
    let parts = expectations("never", "a")
    parts[0].isInverted = true
    let app = app { parts[0].fulfill() }
    XCTAssertEqual(XCTWaiter.wait(for: parts, timeout: 5), .invertedFulfillment)
    XCTAssertEqual(app.clock.now, .seconds(1))
  }

  // MARK: Waits in waits

  @MainActor func testAWaitInAWaitEndsByItself() {
    let (outer, inner) = (XCTestExpectation(description: "outer"), XCTestExpectation(description: "inner"))
    var result: XCTWaiter.Result?
    let app = app {
      result = XCTWaiter.wait(for: [inner], timeout: 2)
      outer.fulfill()
    }
    app.session.schedule(after: .seconds(2)) { inner.fulfill() }
    XCTAssertEqual(XCTWaiter.wait(for: [outer], timeout: 5), .completed)
    XCTAssertEqual(result, .completed)
    XCTAssertEqual(app.clock.now, .seconds(2))
  }

  @MainActor func testTheTimeOutOfAWaitInterruptsTheWaitsInIt() {
    let (outer, inner) = (XCTestExpectation(description: "outer"), XCTestExpectation(description: "inner"))
    let delegate = Delegate()
    var result: XCTWaiter.Result?
    let app = app { result = XCTWaiter(delegate: delegate).wait(for: [inner], timeout: 60) }
    let waiter = XCTWaiter()
    XCTAssertEqual(waiter.wait(for: [outer], timeout: 5), .timedOut)
    XCTAssertEqual(result, .interrupted)
    XCTAssertTrue(delegate.interrupter === waiter)
    XCTAssertEqual(app.clock.now, .seconds(5))
  }

  private final class Delegate: XCTWaiterDelegate {
    var interrupter: XCTWaiter?
    func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter) {
      interrupter = outerWaiter
    }
  }

  @MainActor func testAnInterruptedWaitOfTheTestCaseFailsIt() {
    let (outer, inner) = (XCTestExpectation(description: "outer"), XCTestExpectation(description: "inner"))
    let app = app { self.wait(for: [inner], timeout: 60) }
    let messages = failures { XCTAssertEqual(XCTWaiter.wait(for: [outer], timeout: 5), .timedOut) }
    XCTAssertEqual(
      messages, ["Asynchronous wait failed: Interrupted by timeout of containing waiter, with expectations: inner"])
    XCTAssertEqual(app.clock.now, .seconds(5))
  }

  // MARK: Against the rules

  @MainActor func testAWaitThatIsAgainstTheRulesFailsTheTest() {
    let app = app()
    let once = expectations("once")
    let waiter = XCTWaiter()
    once[0].fulfill()
    XCTAssertEqual(waiter.wait(for: once, timeout: 1), .completed)
    func check(_ expected: String, at offset: Int, _ body: () -> Void) {
      let capture = FailureCapture()
      FailureReporter.$capture.withValue(capture, operation: body)
      XCTAssertEqual(capture.messages, [expected])
      XCTAssertEqual(capture.failures.first?.location?.line, offset, expected)
    }
    let used = "API violation - expectations can only be waited on once, `once` have already been waited on."
    check(used, at: #line) { wait(for: once, timeout: 1) }
    check(used, at: #line) { wait(for: once, timeout: 1, enforceOrder: true) }
    check(used, at: #line + 1) {
      let result = XCTWaiter().wait(for: once, timeout: 1)
      XCTAssertEqual(result, .interrupted)
    }
    check("API violation - wait(...) has already been called on this waiter.", at: #line + 1) {
      waiter.wait(for: [], timeout: 1)
    }
    let twice = XCTestExpectation(description: "twice")
    check("API violation - each expectation can appear only once in the 'expectations' parameter.", at: #line + 1) {
      wait(for: [twice, twice], timeout: 1)
    }
    check("API violation - call made to wait without any expectations having been set.", at: #line + 1) {
      waitForExpectations(timeout: 1)
    }
    XCTAssertEqual(app.clock.now, .zero)
  }
}

extension XCTExpectedFailure.Options {
  /// Exactly one message, and one line if it is given.
  fileprivate static func matching(
    _ message: String, at line: Int? = nil
  ) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { issue in
      let place = issue.sourceCodeContext.location
      return issue.compactDescription == message && (line == nil || place?.lineNumber == line)
    }
    return options
  }
}
