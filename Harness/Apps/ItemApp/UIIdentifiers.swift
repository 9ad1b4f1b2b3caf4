/// The identifiers by which UI tests find the elements of both screens: `<screen>.<type>.<purpose>`.
public enum UIIdentifiers {
  public enum ItemListScreen {
    public static let itemListView = "ItemListScreen.view.itemList"
    public static let deleteButton = "ItemListScreen.button.delete"

    public static func item(_ name: String) -> String {
      "ItemListScreen.item.\(name)"
    }
  }

  public enum AddNewItemScreen {
    public static let addButton = "AddNewItemScreen.button.add"
    public static let itemNameTextField = "AddNewItemScreen.textfield.newItem"
    public static let confirmButton = "AddNewItemScreen.button.confirm"
  }
}
