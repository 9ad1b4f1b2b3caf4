import XCTest

@testable import RefresherApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class RefresherAppInXCTestTests: XCTestCase {
  @MainActor
  func testRefresherAppInXCTest() {
    let app = XCUIApplication(RefresherApplication.self)
    app.buttons["Refresh"].tap()
    XCTAssertTrue(app.activityIndicators["In progress"].exists)
    XCTAssertTrue(app.staticTexts["hello"].waitForExistence(timeout: 3))
    XCTAssertTrue(app.staticTexts["omt"].waitForExistence(timeout: 3))
  }
}
