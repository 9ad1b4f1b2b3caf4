import SwiftUI
import UnderstudyTesting
import XCTest

// Tests that look for something beside a list whose rows are not all made, or for one of them (F-92).

extension BrokenTests {
  @MainActor private func launchTeas() -> XCUIApplication { XCUIApplication { BrokenTeas() } }

  @MainActor func testTypoBesideList() {
    let app = launchTeas()
    app.textFields["Search tea"].tap()
  }

  @MainActor func testOtherAlert() {
    let app = launchTeas()
    app.buttons["Remove all"].tap()
    app.alerts["Remove all"].buttons["OK"].tap()
  }

  @MainActor func testNoTabBar() {
    let app = launchTeas()
    XCTAssertTrue(app.tabBars.buttons["Home"].exists)
  }

  @MainActor func testCountOfRows() {
    let app = launchTeas()
    XCTAssertEqual(app.cells.count, 60)
  }

  @MainActor func testIndexOfRow() {
    let app = launchTeas()
    app.cells.element(boundBy: 40).tap()
  }

  @MainActor func testOtherNumber() {
    let app = launchTeas()
    app.staticTexts["Tea 55"].tap()
  }

  @MainActor func testNoSuchRow() {
    let app = launchTeas()
    for _ in 0..<12 { app.collectionViews.firstMatch.swipeUp() }
    XCTAssertTrue(app.staticTexts["Tea 70"].exists)
  }

  @MainActor func testLaterBesideList() {
    let app = launchTeas()
    app.buttons["Load"].tap()
    XCTAssertTrue(app.staticTexts["Loaded"].waitForExistence(timeout: 2))
  }

  @MainActor func testAbbreviation() {
    let app = launchTeas()
    XCTAssertTrue(app.buttons["loadBtn"].waitForExistence(timeout: 2))
  }

  @MainActor func testLongerTitle() {
    let app = launchTeas()
    XCTAssertTrue(app.navigationBars["Green tea"].exists)
  }

  @MainActor func testPartOfButton() {
    let app = launchTeas()
    XCTAssertTrue(app.images["plus"].exists)
  }

  @MainActor func testPredicateText() {
    let app = launchTeas()
    XCTAssertTrue(app.buttons.containing(NSPredicate(format: "label CONTAINS 'Remve'")).firstMatch.exists)
  }

  @MainActor func testLabelsOfAll() {
    let app = launchTeas()
    let labels = app.buttons.allElementsBoundByIndex.map(\.label)
    XCTAssertTrue(labels.contains("Lood"))
  }

  @MainActor func testNoneOfAll() throws {
    let app = launchTeas()
    let button = try XCTUnwrap(app.buttons.allElementsBoundByIndex.first { $0.label == "Lood" })
    button.tap()
  }

  @MainActor func testTerminated() {
    let app = launchTeas()
    app.terminate()
    app.buttons["Load"].tap()
  }

  @MainActor func testSwipeLoop() {  // F-43
    let app = launch()
    app.buttons["Rows"].tap()
    while !app.staticTexts["Row 200"].exists { app.swipeUp() }
  }

  @MainActor func testSwipesToFailure() {
    let app = launch()
    app.buttons["Rows"].tap()
    for _ in 0..<5 {
      if app.staticTexts["Row 200"].exists { return }
      app.swipeUp()
    }
    XCTFail("The row must be there")
  }
}
