import SwiftUI

public struct NewItemView: View {
  @ObservedObject var viewModel: ItemViewModel
  @State private var newItemName = ""
  @Environment(\.dismiss) private var dismiss

  public init(viewModel: ItemViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    VStack(spacing: 20) {
      TextField("Item name", text: $newItemName)
        .padding()
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier(UIIdentifiers.AddNewItemScreen.itemNameTextField)

      Button("Add Item") {
        viewModel.addItem(name: newItemName)
        dismiss()
      }
      .buttonStyle(.borderedProminent)
      .disabled(newItemName.isEmpty)
      .accessibilityIdentifier(UIIdentifiers.AddNewItemScreen.confirmButton)
    }
    .padding()
  }
}

#Preview {
  NewItemView(viewModel: .init())
}
