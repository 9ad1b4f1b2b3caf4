import XCTest

@testable import CoordinatorApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class CoordinatorAppInXCTestTests: XCTestCase {
  @MainActor
  func testCoordinatorAppInXCTest() {
    let app = XCUIApplication(CoordinatorApplication.self)
    app.buttons["Item 3"].tap()
    XCTAssertEqual(app.staticTexts["detail.3.text"].label, "Item 3 in full")
    XCTAssertEqual(app.navigationBars.buttons.count, 1)
    app.buttons["Back to Root"].tap()
    XCTAssertTrue(app.buttons["Item 3"].exists)
    XCTAssertFalse(app.descendants(matching: .any)["detail.3.text"].exists)
    app.swipeUp()
    app.buttons["Chair"].tap()
  }
}
