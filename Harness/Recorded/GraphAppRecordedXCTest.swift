import XCTest

@testable import GraphApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class GraphAppInXCTestTests: XCTestCase {
  @MainActor
  func testGraphAppInXCTest() {
    let app = XCUIApplication(GraphApplication.self)
    app.buttons["+1"].tap()
    XCTAssertEqual(app.staticTexts["copied.name"].label, "Updated: 0")
    XCTAssertEqual(app.staticTexts["given.name"].label, "Updated: 1")
    app.buttons["bound.count"].tap()
    XCTAssertEqual(app.buttons["bound.count"].label, "Bound: 11")
    XCTAssertEqual(app.segmentedControls.buttons.count, 6)
    app.buttons["Binding"].tap()
  }
}
