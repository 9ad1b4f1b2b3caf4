import Testing

@MainActor
@Suite("Item app")
struct ItemFlows {
  @Test("The launched app shows its predefined items, and none else")
  func predefinedItems() {
    let app = XCUIApplication()
    app.launch()

    #expect(app.itemLabels == ["Bread", "Butter", "Honey", "Milk"])
  }

  @Test("An item that is added in the sheet comes last in the list")
  func addingAnItem() {
    let app = XCUIApplication { ContentView(viewModel: .withThreeItems) }
    let textField = app.textFields[UIIdentifiers.AddNewItemScreen.itemNameTextField]
    let confirmButton = app.buttons[UIIdentifiers.AddNewItemScreen.confirmButton]

    app.buttons[UIIdentifiers.AddNewItemScreen.addButton].tap()
    #expect(textField.exists)
    #expect(!confirmButton.isEnabled, "an item needs a name")

    textField.tap()
    textField.typeText("New Item")
    #expect(confirmButton.isEnabled)

    confirmButton.tap()
    #expect(!textField.exists, "confirming closes the sheet")
    #expect(app.itemLabels == ["One", "Two", "Three", "New Item"])
  }

  @Test("The name typed for one item is not there for the next one")
  func sheetStartsEmpty() {
    let app = XCUIApplication { ContentView(viewModel: .withThreeItems) }
    let textField = app.textFields[UIIdentifiers.AddNewItemScreen.itemNameTextField]

    for name in ["Four", "Five"] {
      app.buttons[UIIdentifiers.AddNewItemScreen.addButton].tap()
      textField.tap()
      textField.typeText(name)
      app.buttons[UIIdentifiers.AddNewItemScreen.confirmButton].tap()
    }

    #expect(app.itemLabels == ["One", "Two", "Three", "Four", "Five"])
  }

  @Test("Removing every item disables the delete button")
  func deletingAllItems() {
    let app = XCUIApplication { ContentView(viewModel: .withThreeItems) }
    let deleteButton = app.buttons[UIIdentifiers.ItemListScreen.deleteButton]

    for remaining in [["One", "Two"], ["One"], []] {
      #expect(deleteButton.isEnabled)
      deleteButton.tap()
      #expect(app.itemLabels == remaining)
    }

    #expect(!deleteButton.isEnabled)
  }

  @Test("A second launch starts from the predefined items again")
  func relaunch() {
    let app = XCUIApplication(ItemsApplication.self)
    app.launch()
    app.buttons[UIIdentifiers.ItemListScreen.deleteButton].tap()
    #expect(app.itemLabels.count == 3)

    app.launch()

    #expect(app.itemLabels.count == 4)
  }

  @Test("A model that changes outside any view is shown")
  func changeOfTheModel() async throws {
    let model = ItemViewModel.withThreeItems
    let app = XCUIApplication { ContentView(viewModel: model) }

    model.addItem(name: "Four")

    try await app.waitForViewVisible(withID: UIIdentifiers.ItemListScreen.item("Four"))
    #expect(app.itemLabels.last == "Four")
  }
}

extension ItemViewModel {
  fileprivate static var withThreeItems: ItemViewModel {
    ItemViewModel(items: ["One", "Two", "Three"].map(Item.init(name:)))
  }
}

extension XCUIApplication {
  /// The labels of the rows, in order.
  fileprivate var itemLabels: [String] {
    scrollViews[UIIdentifiers.ItemListScreen.itemListView].staticTexts.allElementsBoundByIndex.map(\.label)
  }
}
