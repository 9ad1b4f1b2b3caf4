import SwiftUI
import UnderstudyTime
import XCTest

@testable import XCUIAutomation

/// F-43: tests that end at a failure of automation.
final class StoppingUITests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(SeparateStack.isPossible, "code cannot be left on this system, or with sanitizers")
  }

  /// The first line of a failure up to what was not found.
  private func assert(_ test: StoppedTestCase, ran log: [String], failsBy prefix: String, line: Int = #line) {
    let failures = test.failures.map { $0.hasPrefix(prefix) ? prefix : $0 }
    guard test.log != log || failures != [prefix] else { return }
    recordFailure(
      withDescription: "ran \(test.log), not \(log); failures \(test.failures)", inFile: #filePath, atLine: line,
      expected: true)
  }

  func testAnActionThatFailsEndsTheTest() {
    let test = StoppedTestCase.runOnMain { test in
      let app = XCUIApplication { FailingView() }
      app.buttons["None"].tap()
      test.log.append("after")
    }
    assert(test, ran: ["setUp", "tearDown"], failsBy: "Failed to tap \"None\" Button: No matches found")
    let isContinued = StoppedTestCase.runOnMain {
      $0.stops = false
    } body: { test in
      let app = XCUIApplication { FailingView() }
      app.buttons["None"].tap()
      test.log.append(app.staticTexts["count"].label)
    }
    assert(
      isContinued, ran: ["setUp", "Count 0", "tearDown"], failsBy: "Failed to tap \"None\" Button: No matches found")
  }

  func testAPredicateIsNotEvaluatedAfterTheTestThatHasWaitedForIt() {
    final class Evaluations: @unchecked Sendable {
      var count = 0
    }
    for hasApp in [true, false] {
      let evaluations = Evaluations()
      let test = StoppedTestCase.runOnMain { test in
        let app = hasApp ? XCUIApplication { FailingView() } : nil
        let predicate = NSPredicate { _, _ in
          evaluations.count += 1
          return false
        }
        test.wait(for: [XCTNSPredicateExpectation(predicate: predicate, object: app)], timeout: 0.1)
        test.log.append("after")
      }
      assert(test, ran: ["setUp", "tearDown"], failsBy: "Asynchronous wait failed: Exceeded timeout of 0.1 seconds")
      // XCTest evaluates by a block of the main run loop, and ten times a second by a timer.
      let count = evaluations.count
      let next = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
      if count == 0 || evaluations.count != count || next.timeIntervalSinceNow < 3600 {
        recordFailure(
          withDescription: "evaluated \(count), then \(evaluations.count) times; app: \(hasApp)", inFile: #filePath,
          atLine: #line, expected: true)
      }
    }
  }

  func testAnAttributeOfAMissingElementEndsTheTestWhateverItHasAskedFor() {
    for stops in [true, false] {
      let value = StoppedTestCase.runOnMain {
        $0.stops = stops
      } body: { test in
        let app = XCUIApplication { FailingView() }
        test.log.append(app.textFields["None"].value as! String)
      }
      assert(value, ran: ["setUp", "tearDown"], failsBy: "Failed to get matching snapshot: No matches found")
      let label = StoppedTestCase.runOnMain {
        $0.stops = stops
      } body: { test in
        let app = XCUIApplication { FailingView() }
        test.log.append("\(Int(app.staticTexts["None"].label)!)")
      }
      assert(label, ran: ["setUp", "tearDown"], failsBy: "Failed to get matching snapshot: No matches found")
      let notRunning = StoppedTestCase.runOnMain {
        $0.stops = stops
      } body: { test in
        let app = XCUIApplication { FailingView() }
        app.terminate()
        test.log.append("\(app.textFields["None"].value as! String)")
      }
      assert(notRunning, ran: ["setUp", "tearDown"], failsBy: "Failed to get matching snapshot: Application")
    }
  }

  func testItEndsTheTestInClosuresAndKeyPaths() {
    let reads: [@MainActor (XCUIApplication) -> [String]] = [
      { [$0.buttons["None"], $0.buttons["Add"]].map(\.label) },
      { app in ["None", "Add"].lazy.map { app.buttons[$0].label }.sorted() },
      { app in ["None", "Add"].filter { app.buttons[$0].value as! String == "on" } },
    ]
    for read in reads {
      let test = StoppedTestCase.runOnMain { test in
        let app = XCUIApplication { FailingView() }
        test.log += read(app)
      }
      assert(test, ran: ["setUp", "tearDown"], failsBy: "Failed to get matching snapshot: No matches found")
    }
  }

  func testADeliveryAndTheAnswerOfASpyComeToTheirEnd() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let spy = Spy<Int, String> { number in
      XCTFail("in the spy")
      return "\(number)"
    }
    let uses: [@MainActor (StoppedTestCase) -> Void] = [
      { test in
        let subscription = subject.merge(with: Empty()).sink { _ in
          XCTFail("in the sink")
          test.log.append("rest")
        }
        subject.send(1)
        subscription.cancel()
      },
      { test in test.log.append("answer \(spy(2))") },
    ]
    for (use, expected) in zip(uses, [("rest", "in the sink"), ("answer 2", "in the spy")]) {
      let test = StoppedTestCase.runOnMain { test in
        let app = XCUIApplication { FailingView() }
        use(test)
        while !app.buttons["None"].exists {}
      }
      assert(test, ran: ["setUp", expected.0, "tearDown"], failures: [expected.1])
    }
    // Another thread gets them afterwards.
    let received = DispatchSemaphore(value: 0)
    let subscription = subject.sink { _ in received.signal() }
    DispatchQueue.global().async { subject.send(spy.calls.count) }
    if received.wait(timeout: .now() + 60) == .timedOut {
      recordFailure(withDescription: "a lock is held", inFile: #filePath, atLine: #line, expected: true)
    }
    subscription.cancel()
  }

  func testALoopThatLooksForAnElementEnds() {
    let test = StoppedTestCase.runOnMain { test in
      let app = XCUIApplication { FailingView() }
      var isFound = false
      repeat {
        app.swipeUp()
        isFound = app.buttons["None"].exists
        XCTAssertTrue(isFound, "not found")
      } while !isFound
    }
    assert(test, ran: ["setUp", "tearDown"], failures: ["XCTAssertTrue failed - not found"])
  }

  func testAnExpectedFailureOfAnAttributeDoesNotEndTheTest() {
    let test = StoppedTestCase.runOnMain { test in
      let app = XCUIApplication { FailingView() }
      XCTExpectFailure("known")
      test.log.append("label '\(app.staticTexts["None"].label)'")
    }
    assert(test, ran: ["setUp", "label ''", "tearDown"], failures: [])
    let isContinued = StoppedTestCase.runOnMain {
      $0.stops = false
    } body: { test in
      let app = XCUIApplication { FailingView() }
      XCTExpectFailure("known") { _ = app.staticTexts["None"].label }
      XCTFail("another")
      test.log.append("after")
    }
    assert(isContinued, ran: ["setUp", "after", "tearDown"], failures: ["another"])
  }

  func testAnAsyncMethodGoesOnAfterAnAttributeOfAMissingElement() {
    let test = StoppedTestCase.runAsync { @MainActor test in
      test.continueAfterFailure = true
      let app = XCUIApplication { FailingView() }
      test.log.append("label '\(app.staticTexts["None"].label)'")
      test.log.append("value '\(app.textFields["None"].value as! String)'")
      test.log.append(app.staticTexts["count"].label)
    }
    let log = ["setUp", "label ''", "value ''", "Count 0", "tearDown"]
    guard test.log != log || test.failures.count != 2 else { return }
    recordFailure(
      withDescription: "ran \(test.log), failures \(test.failures)", inFile: #filePath, atLine: #line, expected: true)
  }

  func testCallsOfAnAsyncMethodReturnAtOnceAfterAFailure() {
    let test = StoppedTestCase.runAsync { @MainActor test in
      let app = XCUIApplication { FailingView() }
      app.buttons["None"].tap()
      test.log.append("exists: \(app.staticTexts["count"].exists)")
      while !app.staticTexts["None"].waitForExistence(timeout: 1) { try Task.checkCancellation() }
      test.log.append("after")
    }
    assert(
      test, ran: ["setUp", "exists: false", "tearDown"], failsBy: "Failed to tap \"None\" Button: No matches found")
  }

  // MARK: - The app on the stack

  func testAFailureInAnActionOfTheAppEndsTheTestWhenTheCallReturnsAndTheAppIsUsable() {
    nonisolated(unsafe) var app: XCUIApplication?
    let test = StoppedTestCase.runOnMain { test in
      test.onTearDown = { test in
        MainActor.assumeIsolated {
          app?.buttons["Add"].tap()
          test.log.append(app?.staticTexts["count"].label ?? "no app")
          app = nil
        }
      }
    } body: { test in
      app = XCUIApplication { FailingView() }
      app?.buttons["Fail"].tap()
      test.log.append("after")
    }
    assert(test, ran: ["setUp", "Count 2", "tearDown"], failures: ["in the app"])
  }

  func testAFailureInATurnOfTheAppEndsTheTestWhenTheWaitReturns() {
    struct Late: View {
      var body: some View {
        Text("Late").task {
          try? await Task.sleep(for: .seconds(1))
          XCTFail("in a task of the app")
        }
      }
    }
    let waits: [@MainActor (XCUIApplication) -> Void] = [
      { _ = $0.staticTexts["None"].waitForExistence(timeout: 5) },
      { _ in sleep(2) },
      {
        $0.clock.advance(by: .seconds(2)); _ = $0.staticTexts["Late"].exists
      },
      { while !$0.staticTexts["None"].exists { $0.clock.advance(by: .seconds(2)) } },
    ]
    for wait in waits {
      let test = StoppedTestCase.runOnMain { test in
        let app = XCUIApplication { Late() }
        wait(app)
        test.log.append("after")
      }
      assert(test, ran: ["setUp", "tearDown"], failures: ["in a task of the app"])
    }
  }

  func testAFailureInAPredicateEndsTheWaitAndTheTest() {
    let wait = StoppedTestCase.runOnMain { test in
      let app = XCUIApplication { FailingView() }
      let predicate = NSPredicate { _, _ in
        XCTFail("in the predicate")
        test.log.append("rest of the predicate")
        return false
      }
      test.wait(for: [XCTNSPredicateExpectation(predicate: predicate, object: app.buttons["Add"])], timeout: 5)
      test.log.append("after")
    }
    assert(wait, ran: ["setUp", "rest of the predicate", "tearDown"], failures: ["in the predicate"])
    let handler = StoppedTestCase.runOnMain { test in
      let app = XCUIApplication { FailingView() }
      test.expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.buttons["Add"]) {
        XCTFail("in the handler")
        return true
      }
      test.waitForExpectations(timeout: 5)
      test.log.append("after")
    }
    assert(handler, ran: ["setUp", "tearDown"], failures: ["in the handler"])
    let evaluation = StoppedTestCase.runOnMain { test in
      let app = XCUIApplication { FailingView() }
      let predicate = NSPredicate { _, _ in
        XCTFail("in the predicate")
        return true
      }
      test.log.append("after \(predicate.evaluate(with: app))")
    }
    assert(evaluation, ran: ["setUp", "tearDown"], failures: ["in the predicate"])
  }

  func testAWaitThatFailsEndsTheTest() {
    let test = StoppedTestCase.runOnMain { test in
      let app = XCUIApplication { FailingView() }
      test.expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.buttons["None"])
      test.waitForExpectations(timeout: 5) { _ in test.log.append("handler") }
      test.log.append("after")
    }
    assert(test, ran: ["setUp", "tearDown"], failsBy: "Asynchronous wait failed: Exceeded timeout of 5 seconds")
  }

  func testAFailureInAnInterruptionMonitorLeavesTheMonitorsAtWork() {
    struct Interrupted: View {
      @State private var isAsked = true

      var body: some View {
        Button("Behind") {}.alert("Question", isPresented: $isAsked) { Button("Yes") {} }
      }
    }
    nonisolated(unsafe) var app: XCUIApplication?
    let test = StoppedTestCase.runOnMain { test in
      test.onTearDown = { test in
        MainActor.assumeIsolated {
          app?.buttons["Behind"].tap()
          test.log.append("alerts: \(app?.alerts.count ?? -1)")
          app = nil
        }
      }
    } body: { test in
      var count = 0
      test.addUIInterruptionMonitor(withDescription: "question") { alert in
        count += 1
        test.log.append("offer \(count)")
        if count == 1 { alert.buttons["No"].tap() }
        alert.buttons["Yes"].tap()
        return true
      }
      app = XCUIApplication { Interrupted() }
      app?.buttons["Behind"].tap()
      test.log.append("after")
    }
    assert(
      test, ran: ["setUp", "offer 1", "offer 2", "alerts: 0", "tearDown"],
      failsBy: "Failed to tap \"No\" Button: No matches found")
  }
}
