import Foundation
import SwiftUI
import UnderstudyTesting
import XCTest

@testable import XCUIAutomation

private struct Slow: View {
  @State private var text = "Loading"
  var body: some View {
    Text(text).task {
      for second in 1...3 {
        try? await Task.sleep(for: .seconds(1))
        text = "\(second)"
        NotificationCenter.default.post(name: .second, object: nil)
      }
    }
  }
}

extension Notification.Name { fileprivate static let second = Notification.Name("WaitFormTests.second") }

/// F-121: each of XCTest's waits in each form, as tests for Xcode write them; what does not compile is found here.
class WaitForms: UITestCase {
  @MainActor fileprivate func texts(_ app: XCUIApplication, _ labels: String...) -> [XCTestExpectation] {
    labels.map {
      XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: app.staticTexts[$0])
    }
  }
}

final class WaitFormsOfSynchronousMethods: WaitForms {
  @MainActor func testWaitsOfTheTestCase() {
    let app = XCUIApplication { Slow() }
    wait(for: texts(app, "1"), timeout: 5)
    wait(for: texts(app, "2", "3"), timeout: 5, enforceOrder: true)
    XCTAssertEqual(app.clock.now, .seconds(3), "F-121")
    wait(for: texts(app, "3"), timeout: 5, enforceOrder: false)
    wait(for: texts(app, "3"))
    wait(for: texts(app, "3"), enforceOrder: true)
    XCTAssertEqual(app.clock.now, .seconds(3), "F-121")
  }

  @MainActor func testWaitsOfAWaiter() {
    let app = XCUIApplication { Slow() }
    XCTAssertEqual(XCTWaiter().wait(for: texts(app, "1"), timeout: 5), .completed)
    XCTAssertEqual(XCTWaiter().wait(for: texts(app, "2"), timeout: 5, enforceOrder: true), .completed)
    XCTAssertEqual(XCTWaiter(delegate: self).wait(for: texts(app, "3")), .completed)
    XCTAssertEqual(XCTWaiter().wait(for: texts(app, "3"), enforceOrder: true), .completed)
    XCTAssertEqual(XCTWaiter.wait(for: texts(app, "3"), timeout: 5), .completed)
    XCTAssertEqual(XCTWaiter.wait(for: texts(app, "3"), timeout: 5, enforceOrder: true), .completed)
    XCTAssertEqual(XCTWaiter.wait(for: texts(app, "3")), .completed)
    XCTAssertEqual(XCTWaiter.wait(for: texts(app, "3"), enforceOrder: true), .completed)
    XCTAssertEqual(app.clock.now, .seconds(3), "F-121")
  }

  @MainActor func testExpectationsThatTheTestCaseMakes() {
    let app = XCUIApplication { Slow() }
    expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["1"])
    waitForExpectations(timeout: 5)
    expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["2"], handler: nil)
    waitForExpectations(timeout: 5, handler: nil)
    expectation(forNotification: .second, object: nil)
    expectation(forNotification: .second, object: nil) { $0.name == .second }
    expectation(forNotification: .second, object: nil, notificationCenter: .default)
    expectation(description: "fulfilled").fulfill()
    waitForExpectations(timeout: 5) { XCTAssertNil($0) }
    XCTAssertEqual(app.clock.now, .seconds(3), "F-121")
  }

  @MainActor func testATimeOutInOrderIsReportedAtTheCall() {
    let app = XCUIApplication { Slow() }
    let line = #line + 2
    let lines = failureLines {
      wait(for: texts(app, "Nope"), timeout: 1, enforceOrder: true)
    }
    XCTAssertEqual(lines, [line], "F-121")
  }
}

final class WaitFormsOfAsynchronousMethods: WaitForms {
  @MainActor func testFulfillments() async {
    let app = XCUIApplication { Slow() }
    await fulfillment(of: texts(app, "1"), timeout: 5)
    await fulfillment(of: texts(app, "2", "3"), timeout: 5, enforceOrder: true)
    XCTAssertEqual(app.clock.now, .seconds(3), "F-121")
    await fulfillment(of: texts(app, "3"))
    await fulfillment(of: texts(app, "3"), enforceOrder: true)
    XCTAssertEqual(app.clock.now, .seconds(3), "F-121")
  }

  @MainActor func testFulfillmentsOfAWaiter() async {
    let app = XCUIApplication { Slow() }
    var results = [await XCTWaiter().fulfillment(of: texts(app, "1"), timeout: 5)]
    results += [await XCTWaiter().fulfillment(of: texts(app, "2"), timeout: 5, enforceOrder: true)]
    results += [await XCTWaiter().fulfillment(of: texts(app, "3"))]
    results += [await XCTWaiter().fulfillment(of: texts(app, "3"), enforceOrder: true)]
    results += [await XCTWaiter.fulfillment(of: texts(app, "3"), timeout: 5)]
    results += [await XCTWaiter.fulfillment(of: texts(app, "3"), timeout: 5, enforceOrder: true)]
    results += [await XCTWaiter.fulfillment(of: texts(app, "3"))]
    results += [await XCTWaiter.fulfillment(of: texts(app, "3"), enforceOrder: true)]
    XCTAssertEqual(results, [XCTWaiter.Result](repeating: .completed, count: 8), "F-121")
    XCTAssertEqual(app.clock.now, .seconds(3), "F-121")
  }

  @MainActor func testWaitsOfSynchronousMethodsToo() async {
    let app = XCUIApplication { Slow() }
    wait(for: texts(app, "1"), timeout: 5)
    wait(for: texts(app, "2"), timeout: 5, enforceOrder: true)
    wait(for: texts(app, "3"))
    expectation(description: "fulfilled").fulfill()
    waitForExpectations(timeout: 5)
    XCTAssertEqual(app.clock.now, .seconds(3), "F-121")
  }

  func testFulfillmentsOutsideOfTheMainActor() async {
    let done = expectation(description: "done")
    Task.detached { done.fulfill() }
    await fulfillment(of: [done], timeout: 5)
    let first = XCTestExpectation(description: "first")
    let second = XCTestExpectation(description: "second")
    Task.detached {
      first.fulfill()
      second.fulfill()
    }
    await fulfillment(of: [first, second], timeout: 5, enforceOrder: true)
    let last = expectation(description: "last")
    last.fulfill()
    await fulfillment(of: [last])
  }

  @MainActor func testATimeOutInOrderIsReportedAtTheCall() async {
    let app = XCUIApplication { Slow() }
    let capture = FailureCapture()
    let line = #line + 2
    await FailureReporter.$capture.withValue(capture) {
      await fulfillment(of: texts(app, "Nope"), timeout: 1, enforceOrder: true)
    }
    XCTAssertEqual(capture.failures.map(\.location?.line), [line], "F-121")
    XCTAssertEqual(capture.failures.first?.location?.file, #filePath, "F-121")
  }
}
