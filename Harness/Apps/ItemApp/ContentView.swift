import SwiftUI

public struct ContentView: View {
  @ObservedObject var viewModel: ItemViewModel
  @State private var showingAddSheet = false

  public init(viewModel: ItemViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    VStack {
      ScrollView {
        ForEach(viewModel.items) { item in
          Text(item.name)
            .padding()
            .frame(maxWidth: .infinity)
            .background(Capsule().fill(Color.yellow))
            .accessibilityIdentifier(UIIdentifiers.ItemListScreen.item(item.name))
        }
      }
      .accessibilityIdentifier(UIIdentifiers.ItemListScreen.itemListView)

      Divider()

      HStack {
        Button("Remove Last") {
          viewModel.deleteLastItem()
        }
        .buttonStyle(.borderedProminent)
        .disabled(viewModel.deleteDisabled)
        .accessibilityIdentifier(UIIdentifiers.ItemListScreen.deleteButton)

        Button {
          showingAddSheet = true
        } label: {
          Label("Add Item", systemImage: "plus")
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(UIIdentifiers.AddNewItemScreen.addButton)
        .sheet(isPresented: $showingAddSheet) {
          NewItemView(viewModel: viewModel)
        }
      }
    }
    .padding()
  }
}

#Preview {
  ContentView(viewModel: ItemViewModel())
}
