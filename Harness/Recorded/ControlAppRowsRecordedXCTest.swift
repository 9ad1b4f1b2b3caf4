import XCTest

@testable import ControlApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class ControlAppRowsInXCTestTests: XCTestCase {
  @MainActor
  func testControlAppRowsInXCTest() {
    let app = XCUIApplication(ControlApplication.self)
    app.buttons["Rows"].tap()
    app.buttons["Row 3"].tap()
    XCTAssertEqual(app.staticTexts["page"].label, "Page of row 3")
    app.navigationBars.buttons.element(boundBy: 0).tap()
    app.collectionViews.firstMatch.swipeDown()
    XCTAssertEqual(app.navigationBars.firstMatch.label, "")
    XCTAssertTrue(app.navigationBars["Rows, 1 times fresh"].exists)
    app.buttons["Row 2"].swipeLeft()
    app.buttons["Remove"].tap()
    XCTAssertFalse(app.descendants(matching: .any)["Row 2"].exists)
    XCTAssertEqual(app.cells.count, 25)
    app.swipeUp()
    app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
    app.buttons["Row 40"].tap()
    XCTAssertEqual(app.staticTexts["page"].label, "Page of row 40")
    app.navigationBars.buttons.element(boundBy: 0).tap()
    app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
    app.searchFields["Search"].tap()
    app.searchFields["Search"].typeText("Row 39")
    XCTAssertTrue(app.buttons["Row 39"].isEnabled)
    XCTAssertEqual(app.cells.count, 1)
    app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
    app.buttons["Cancel"].tap()
    XCTAssertEqual(app.searchFields["Search"].value as? String, "Search")
    app.buttons["Row 1"].doubleTap()
  }
}
