import XCTest

/// The other usual form of a UI test: the app is launched in `setUp`, and every test is on the main actor.
final class ItemAppLaunchInSetUpTests: XCTestCase {
  var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-UITest", "no-animations"]
    app.launchEnvironment["-base-url"] = "www.example.com"
    app.launch()
  }

  override func tearDown() async throws {
    app = nil
  }

  @MainActor
  func testRemoveLastTakesOneItemAway() throws {
    let predicate = NSPredicate(format: "identifier BEGINSWITH %@", UIIdentifiers.ItemListScreen.item(""))
    let items = app.scrollViews[UIIdentifiers.ItemListScreen.itemListView].staticTexts.matching(predicate)
    XCTAssertEqual(items.count, 4)

    app.buttons["Remove Last"].tap()

    XCTAssertEqual(items.count, 3)
    XCTAssertFalse(app.staticTexts["Milk"].exists)
  }

  @MainActor
  func testConfirmingClosesTheSheet() throws {
    app.buttons[UIIdentifiers.AddNewItemScreen.addButton].tap()
    let textField = app.textFields["Item name"]
    XCTAssertTrue(textField.waitForExistence(timeout: 1))

    textField.tap()
    textField.typeText("Jam")
    app.buttons[UIIdentifiers.AddNewItemScreen.confirmButton].tap()

    XCTAssertTrue(textField.waitForNonExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["Jam"].exists)
  }
}
