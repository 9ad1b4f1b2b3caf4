import XCTest

final class ItemAppUITests: XCTestCase {
  func testItemsAreShown() {
    let app = XCUIApplication()
    app.launch()

    let collection = app.descendants(matching: .any)[UIIdentifiers.ItemListScreen.itemListView]
    XCTAssertTrue(collection.waitForExistence(timeout: 1), "The item list should be visible")

    let itemPrefix = UIIdentifiers.ItemListScreen.item("")
    let predicate = NSPredicate(format: "identifier CONTAINS '\(itemPrefix)'")
    let items = collection.descendants(matching: .any).matching(predicate)
    XCTAssertTrue(items.count > 0, "There should be at least one item")
  }

  func testAddedItemIsShownInList() {
    // GIVEN
    let app = XCUIApplication()
    app.launch()

    // WHEN
    app.buttons[UIIdentifiers.AddNewItemScreen.addButton].tap()

    let textField = app.textFields[UIIdentifiers.AddNewItemScreen.itemNameTextField]
    XCTAssertTrue(textField.waitForExistence(timeout: 1))
    textField.tap()
    textField.typeText("New Item")
    app.buttons[UIIdentifiers.AddNewItemScreen.confirmButton].tap()

    // THEN
    let newItem = app.staticTexts[UIIdentifiers.ItemListScreen.item("New Item")]
    XCTAssertTrue(newItem.waitForExistence(timeout: 2))
  }

  func testDeletingAllItemsDisablesTheDeleteButton() {
    // GIVEN
    let app = XCUIApplication()
    app.launch()

    let deleteButton = app.buttons[UIIdentifiers.ItemListScreen.deleteButton]
    let collection = app.descendants(matching: .any)[UIIdentifiers.ItemListScreen.itemListView]
    XCTAssertTrue(collection.waitForExistence(timeout: 2), "The item list should be visible")
    XCTAssertTrue(deleteButton.waitForExistence(timeout: 2), "The delete button should exist")

    let predicate = NSPredicate(format: "identifier CONTAINS 'item.'")
    let items = collection.descendants(matching: .any).matching(predicate)
    let initialCount = items.count
    XCTAssertGreaterThan(initialCount, 0, "There should be something to delete")
    XCTAssertTrue(deleteButton.isEnabled, "The delete button should start enabled")

    // WHEN
    for _ in 0..<initialCount {
      deleteButton.tap()
    }

    // THEN
    XCTAssertTrue(collection.waitForExistence(timeout: 2), "The item list should still be visible")
    XCTAssertEqual(items.count, 0, "Every item should be gone")
    XCTAssertFalse(deleteButton.isEnabled, "The delete button should end disabled")
  }
}
