import XCTest

@testable import LifecycleApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class LifecycleAppInXCTestTests: XCTestCase {
  @MainActor
  func testLifecycleAppInXCTest() {
    let app = XCUIApplication(LifecycleApplication.self)
    app.textFields["child.input"].tap()
    app.textFields["child.input"].typeText("Hello")
    XCTAssertEqual(app.textFields["child.input"].value as? String, "Hello")
    app.switches["Show Child"].switches.firstMatch.tap()
    XCTAssertFalse(app.descendants(matching: .any)["child.input"].exists)
    app.buttons["Sheet"].tap()
    app.buttons["Show Sheet"].tap()
    app.clock.advance(by: .seconds(2))
  }
}
