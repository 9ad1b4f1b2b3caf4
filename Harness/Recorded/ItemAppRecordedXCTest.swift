import XCTest

@testable import ItemApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class ItemAppInXCTestTests: XCTestCase {
  @MainActor
  func testItemAppInXCTest() {
    let app = XCUIApplication(ItemsApplication.self)
    XCTAssertTrue(app.buttons["ItemListScreen.button.delete"].isEnabled)
    app.buttons["AddNewItemScreen.button.add"].tap()
    XCTAssertFalse(app.buttons["AddNewItemScreen.button.confirm"].isEnabled)
    app.textFields["AddNewItemScreen.textfield.newItem"].tap()
    app.textFields["AddNewItemScreen.textfield.newItem"].typeText("Jam")
    XCTAssertEqual(app.textFields["AddNewItemScreen.textfield.newItem"].value as? String, "Jam")
    app.buttons["AddNewItemScreen.button.confirm"].tap()
    XCTAssertTrue(app.staticTexts["ItemListScreen.item.Jam"].exists)
    app.buttons["ItemListScreen.button.delete"].tap()
    XCTAssertFalse(app.descendants(matching: .any)["Jam"].exists)
    XCTAssertTrue(app.staticTexts["ItemListScreen.item.Milk"].exists)
  }
}
