import Foundation
import SwiftUI
import UnderstudyTesting
import XCTest

@testable import UnderstudyRunner
@testable import XCUIAutomation

/// XCTest's own ways to wait, spelled as tests for Xcode spell them.
final class ExpectationUITests: UITestCase {
  private struct Slow: View {
    @State private var isReady = false
    var body: some View {
      Text(isReady ? "Ready" : "Loading").accessibilityIdentifier("text").task {
        try? await Task.sleep(for: .seconds(2))
        isReady = true
      }
    }
  }

  @MainActor func testExpectationOfThePredicateIsMetOnTheVirtualClock() {
    let app = XCUIApplication { Slow() }
    expectation(for: NSPredicate(format: "label == 'Ready'"), evaluatedWith: app.staticTexts["text"], handler: nil)
    waitForExpectations(timeout: 3600, handler: nil)
    XCTAssertEqual(app.clock.now, .seconds(2))
  }

  @MainActor func testWaitForAListOfExpectations() {
    let app = XCUIApplication { Slow() }
    let ready = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.staticTexts["Ready"])
    wait(for: [ready], timeout: 3600)
    XCTAssertEqual(app.clock.now, .seconds(2))
  }

  @MainActor func testExpectationsOfTheTestCaseMayBeGivenToAWait() {
    let app = XCUIApplication { Slow() }
    let ready = expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["Ready"])
    let done = expectation(description: "done")
    app.session.schedule(after: .seconds(1)) { done.fulfill() }
    wait(for: [ready, done], timeout: 5)
    XCTAssertEqual(app.clock.now, .seconds(2))

    let other = expectation(description: "other")
    other.fulfill()
    XCTAssertEqual(XCTWaiter.wait(for: [other], timeout: 1), .completed)
    XCTAssertEqual(PendingExpectations.take(from: self).count, 0)
  }

  @MainActor func testAnInvertedExpectationSaysWhenItWasFulfilledAndByWhat() {
    let app = XCUIApplication { Slow() }
    let never = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.staticTexts["Ready"])
    never.isInverted = true
    let other = XCTestExpectation(description: "no call")
    other.isInverted = true
    let messages = failures {
      wait(for: [never], timeout: 5)
      app.staticTexts["text"].tap()
      other.fulfill()
      wait(for: [other], timeout: 5)
    }
    let start = "Asynchronous wait failed: Fulfilled inverted expectation at 2 s: "
    XCTAssertEqual(messages.count, 2)
    XCTAssertTrue(
      messages.first?.hasPrefix("\(start)Expect predicate `exists == 1` for object \"Ready\" StaticText\nRead: ")
        == true,
      "\(messages)")
    XCTAssertEqual(
      messages.last,
      "\(start)no call\nEarlier actions without effect:\n  Tap \"text\" StaticText: no view there handles it\nLast events: Tap \"text\" StaticText"
    )
  }

  @MainActor func testATimeOutNamesWhatDidNotCome() {
    let app = XCUIApplication { Slow() }
    let messages = failures {
      expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.buttons["Nope"])
      waitForExpectations(timeout: 3)
    }
    XCTAssertEqual(messages.count, 1)
    let headline = """
      Asynchronous wait failed: Exceeded timeout of 3 seconds, with unfulfilled expectations: \
      Expect predicate `exists == 1` for object "Nope" Button
      """
    XCTAssertEqual(messages.first?.split(separator: "\n").first.map(String.init), headline)
    XCTAssertEqual(app.clock.now, .seconds(3))
  }

  /// F-91.
  @MainActor func testATimeOutIsReportedAtTheCallThatWaits() {
    let app = XCUIApplication { Slow() }
    let never = NSPredicate(format: "exists == true")
    let late = XCTNSPredicateExpectation(predicate: never, object: app.buttons["Nope"])
    let first = #line + 2
    let lines = failureLines {
      wait(for: [late], timeout: 1)
      expectation(for: never, evaluatedWith: app.buttons["Nope"])
      waitForExpectations(timeout: 1)
    }
    XCTAssertEqual(lines, [first, first + 2])
  }

  @MainActor func testAnExpectationOfTheTestItselfIsMetByWhatItsSessionRuns() {
    let app = XCUIApplication { Slow() }
    let done = expectation(description: "done")
    app.session.schedule(after: .seconds(5)) { done.fulfill() }
    waitForExpectations(timeout: 10)
    XCTAssertEqual(app.clock.now, .seconds(5))
  }
}
