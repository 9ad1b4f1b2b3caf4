import Testing

@testable import ItemApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct ItemAppRecordedTests {
  @MainActor
  @Test("ItemApp recorded")
  func itemAppRecorded() {
    let app = XCUIApplication(ItemsApplication.self)
    #expect(app.buttons["ItemListScreen.button.delete"].isEnabled)
    app.buttons["AddNewItemScreen.button.add"].tap()
    #expect(!app.buttons["AddNewItemScreen.button.confirm"].isEnabled)
    app.textFields["AddNewItemScreen.textfield.newItem"].tap()
    app.textFields["AddNewItemScreen.textfield.newItem"].typeText("Jam")
    #expect((app.textFields["AddNewItemScreen.textfield.newItem"].value as? String) == "Jam")
    app.buttons["AddNewItemScreen.button.confirm"].tap()
    #expect(app.staticTexts["ItemListScreen.item.Jam"].exists)
    app.buttons["ItemListScreen.button.delete"].tap()
    #expect(!app.descendants(matching: .any)["Jam"].exists)
    #expect(app.staticTexts["ItemListScreen.item.Milk"].exists)
  }
}
