import XCTest

@testable import LensApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class LensAppInXCTestTests: XCTestCase {
  @MainActor
  func testLensAppInXCTest() {
    let app = XCUIApplication(LensApplication.self)
    app.buttons["Item 3"].tap()
    XCTAssertEqual(app.navigationBars.buttons.count, 1)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.buttons["Item 3"].isEnabled)
  }
}
