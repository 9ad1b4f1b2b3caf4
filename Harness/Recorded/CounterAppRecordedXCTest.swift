import XCTest

@testable import CounterApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class CounterAppInXCTestTests: XCTestCase {
  @MainActor
  func testCounterAppInXCTest() {
    let app = XCUIApplication(CounterApplication.self)
    app.buttons["Increase"].tap()
    app.buttons["Increase"].tap()
    XCTAssertTrue(app.staticTexts["The counter value is 2"].exists)
    app.buttons["Model"].tap()
    XCTAssertTrue(app.buttons["Model"].isSelected)
    XCTAssertFalse(app.buttons["State"].isSelected)
    app.buttons["Show sheet"].tap()
    XCTAssertTrue(app.staticTexts["This is sheet"].exists)
    app.swipeDown()
  }
}
