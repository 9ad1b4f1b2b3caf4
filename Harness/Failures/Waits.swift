import SwiftUI
import UnderstudyTesting
import XCTest

extension BrokenTests {
  @MainActor func testTimeOut() {  // F-90
    let app = launch()
    XCTAssertTrue(app.staticTexts["Thanks"].waitForExistence(timeout: 2))
  }

  @MainActor func testComesLater() {  // F-90
    let app = launch()
    app.buttons["Load"].tap()
    XCTAssertTrue(app.staticTexts["Loaded"].waitForExistence(timeout: 2))
  }

  @MainActor func testExistedUntil() {
    let app = launch()
    _ = app.staticTexts["Thanks"].waitForExistence(timeout: 2)
    XCTAssertTrue(app.staticTexts["Welcome"].exists)
  }

  @MainActor func testVariable() {
    let app = launch()
    let isLoaded = app.staticTexts["Loaded"].waitForExistence(timeout: 1)
    XCTAssertTrue(isLoaded, "the list must be loaded")
  }

  @MainActor func testSeveralVariables() {
    let app = launch()
    let isLoaded = app.staticTexts["Loaded"].waitForExistence(timeout: 1)
    let isEmpty = app.staticTexts["No item"].waitForExistence(timeout: 1)
    XCTAssertTrue(isLoaded || isEmpty, "the list must be loaded or empty")
  }

  @MainActor func testValueInVariable() {
    let app = launch()
    let label = app.staticTexts["count"].label
    let count = app.buttons.count
    XCTAssertGreaterThan(count, 3)
    XCTAssertEqual(label, "3 items")
  }

  @MainActor func testGuarded() {
    let app = launch()
    guard app.buttons["Pay"].isEnabled else { return XCTFail("The button must be enabled") }
  }

  @MainActor func testUnrelated() {
    let app = launch()
    XCTAssertFalse(app.buttons["Nothing"].exists)
    let total = [1, 2].reduce(0, +)
    XCTAssertTrue(total > 3, "This says nothing of the app")
  }

  @MainActor func testWaiter() {
    let app = launch()
    let expectation = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "isEnabled == true"), object: app.buttons["Pay"])
    XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 2), .completed)
  }

  @MainActor func testThrownError() throws {  // F-91
    struct Unpaid: Error {}
    let app = launch()
    guard app.staticTexts["Paid"].waitForExistence(timeout: 2) else { throw Unpaid() }
  }

  @MainActor func testState() {
    let app = launch()
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
  }

  @MainActor func testLoop() {  // F-43
    let app = launch()
    while !app.staticTexts["Paid"].waitForExistence(timeout: 1) {}
  }

  @MainActor func testPreferenceHidden() {  // F-95
    struct Screen: View {
      var body: some View {
        Text("Tea").preference(key: ScreenKey.self, value: "tea").preference(key: ScreenKey.self, value: "shop")
      }
    }
    let app = XCUIApplication { Screen() }
    XCTAssertEqual(app.preferences(ScreenKey.self).value, "tea")
  }

  @MainActor func testThrownWait() throws {  // F-91
    let app = launch()
    try app.preferences(ScreenKey.self).wait(timeout: 2) { $0 == "tea" }
  }

  @MainActor func testExpectation() {  // F-91
    let app = launch()
    let exists = NSPredicate(format: "exists == true")
    expectation(for: exists, evaluatedWith: app.staticTexts["Thanks"])
    waitForExpectations(timeout: 2)
  }

  @MainActor func testInvertedPredicate() {
    let app = launch()
    app.buttons["Load"].tap()
    let never = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.staticTexts["Loaded"])
    never.isInverted = true
    wait(for: [never], timeout: 5)
  }

  @MainActor func testInvertedExpectation() {
    let never = XCTestExpectation(description: "no call")
    never.isInverted = true
    let app = launch { never.fulfill() }
    app.buttons["Call the test"].tap()
    wait(for: [never], timeout: 5)
  }

  @MainActor func testAsyncLoop() async {  // F-43
    let app = launch()
    while !app.staticTexts["Paid"].waitForExistence(timeout: 1) {}
  }

  @MainActor func testAsyncFailure() async {
    let app = launch()
    await Task.yield()
    XCTAssertTrue(app.staticTexts["Thanks"].waitForExistence(timeout: 2))
  }
}

struct ScreenKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = value.isEmpty ? nextValue() : value }
}
