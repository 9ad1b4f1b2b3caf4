import ItemApp
import SwiftUI
import UnderstudyTesting

extension Workloads {
  /// W1: the item app from its first frame to the last row's removal.
  static var flow: Workload {
    Workload(.flow, n: 3, bound: 165, samples: 50) {
      .init(run: runItemFlow, limit: runPlainFlow)
    }
  }

  private static func runItemFlow() {
    let app = XCUIApplication {
      ContentView(viewModel: ItemViewModel(items: ["One", "Two", "Three"].map { Item(name: $0) }))
    }
    app.buttons[UIIdentifiers.AddNewItemScreen.addButton].tap()
    let field = app.textFields[UIIdentifiers.AddNewItemScreen.itemNameTextField]
    field.tap()
    field.typeText("New Item")
    app.buttons[UIIdentifiers.AddNewItemScreen.confirmButton].tap()
    precondition(app.staticTexts[UIIdentifiers.ItemListScreen.item("New Item")].exists, "The new row is missing.")
    let delete = app.buttons[UIIdentifiers.ItemListScreen.deleteButton]
    for _ in 0..<4 { delete.tap() }
    precondition(!delete.isEnabled, "The delete button is enabled with nothing to delete.")
    app.terminate()
  }

  /// The steps of the flow on plain objects: rows made and removed, a text grown letter by letter.
  private static func runPlainFlow() {
    let tree = PlainTree()
    tree.addRows(3)
    tree.add("", identifier: "field")
    for letter in "New Item" { tree["field"].label.append(letter) }
    tree.add(tree["field"].label, identifier: "row.new")
    keep(tree["row.new"].label)
    while let last = tree.root.children.popLast() { tree.byIdentifier[last.identifier] = nil }
  }
}
