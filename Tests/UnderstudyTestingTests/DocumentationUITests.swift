// example
import XCTest

final class OrderUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testGreeting() {
    let app = XCUIApplication()  // the App that the test target links
    app.launch()

    XCTAssertTrue(app.staticTexts["Hello, world!"].waitForExistence(timeout: 1))
  }

  @MainActor
  func testOrderIsOnItsWay() {
    let app = XCUIApplication { OrderScreen() }
    app.order()

    let onItsWay = NSPredicate(format: "label == 'On its way, Ada'")
    expectation(for: onItsWay, evaluatedWith: app.staticTexts["status"])
    waitForExpectations(timeout: 5)
  }

  @MainActor
  func testAlertInTheWay() {
    addUIInterruptionMonitor(withDescription: "order") { alert in
      alert.buttons["Not yet"].tap()
      return true
    }
    let app = XCUIApplication { OrderScreen() }
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    app.buttons["Order"].tap()  // shows the alert

    app.buttons["Choose"].firstMatch.tap()  // the monitor answers the alert first

    XCTAssertTrue(app.staticTexts["Green chosen"].exists)
  }
}
// end
