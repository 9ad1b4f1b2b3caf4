import XCTest

@testable import StoreApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class StoreAppInXCTestTests: XCTestCase {
  @MainActor
  func testStoreAppInXCTest() {
    let app = XCUIApplication(StoreApplication.self)
    XCTAssertFalse(app.buttons["applyButton"].isEnabled)
    app.textFields["minTextField"].tap()
    app.textFields["minTextField"].typeText("50")
    app.textFields["maxTextField"].tap()
    app.textFields["maxTextField"].typeText("300")
    XCTAssertTrue(app.buttons["applyButton"].isEnabled)
    app.buttons["applyButton"].tap()
    XCTAssertTrue(app.staticTexts["Product 2"].exists)
    XCTAssertFalse(app.descendants(matching: .any)["Product 1"].exists)
    XCTAssertEqual(app.cells.count, 2)
  }
}
