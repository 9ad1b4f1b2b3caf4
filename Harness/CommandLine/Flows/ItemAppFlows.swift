import ItemApp
import UnderstudyTesting

/// A list of items, and a sheet that adds one.
@MainActor
enum ItemAppFlows {
  static let all = [adding, removing, relaunching]

  private static let adding = Flow("An item that is added in the sheet comes last in the list") { flow in
    let app = flow.launch(ItemsApplication.self)
    let field = app.textFields[UIIdentifiers.AddNewItemScreen.itemNameTextField]
    let confirm = app.buttons[UIIdentifiers.AddNewItemScreen.confirmButton]
    flow.step("tap \"Add Item\"") { app.buttons[UIIdentifiers.AddNewItemScreen.addButton].tap() }
    flow.check("the sheet asks for a name", field.exists)
    flow.check("without a name the item cannot be added", !confirm.isEnabled)
    flow.step("tap the field") { field.tap() }
    flow.step("type \"New Item\"") { field.typeText("New Item") }
    flow.check("with a name the item can be added", confirm.isEnabled)
    flow.step("tap \"Add Item\" in the sheet") { confirm.tap() }
    flow.check("the sheet is gone", !field.exists)
    flow.check("the new item comes last", app.itemLabels, is: ["Bread", "Butter", "Honey", "Milk", "New Item"])
  }

  private static let removing = Flow("Removing every item disables the delete button") { flow in
    let app = flow.launch("ContentView with two items") {
      XCUIApplication { ContentView(viewModel: ItemViewModel(items: ["One", "Two"].map(Item.init(name:)))) }
    }
    let delete = app.buttons[UIIdentifiers.ItemListScreen.deleteButton]
    flow.check("the delete button is enabled", delete.isEnabled)
    flow.step("tap \"Remove Last\"") { delete.tap() }
    flow.check("the first item is left", app.itemLabels, is: ["One"])
    flow.step("tap \"Remove Last\"") { delete.tap() }
    flow.check("no item is left", app.itemLabels, is: [])
    flow.check("the delete button is disabled", !delete.isEnabled)
  }

  private static let relaunching = Flow("A second launch starts from the predefined items again") { flow in
    let app = flow.launch(ItemsApplication.self)
    flow.step("tap \"Remove Last\"") { app.buttons["Remove Last"].tap() }
    flow.check("three items are left", app.itemLabels, is: ["Bread", "Butter", "Honey"])
    flow.step("launch it again") { app.launch() }
    flow.check("all four are there", app.itemLabels, is: ["Bread", "Butter", "Honey", "Milk"])
  }
}

extension XCUIApplication {
  /// The labels of the rows, in order.
  fileprivate var itemLabels: [String] {
    scrollViews[UIIdentifiers.ItemListScreen.itemListView].staticTexts.allElementsBoundByIndex.map(\.label)
  }
}
