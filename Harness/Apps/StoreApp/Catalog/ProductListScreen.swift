import SwiftUI

struct ProductListScreen: View {
  @EnvironmentObject private var store: StoreModel
  @Environment(\.navigate) private var navigate
  @Environment(\.showError) private var showError

  @State private var form = ProductFilterForm()
  @State private var filteredProducts: [Product] = []

  var body: some View {
    VStack {
      ProductFilterView(form: $form) {
        filteredProducts = form.filter(store.products)
      }

      if store.isLoading {
        ProgressView()
      } else {
        List(filteredProducts.isEmpty ? store.products : filteredProducts) { product in
          ProductRow(product: product)
            .onTapGesture { navigate(.push(.detail(product))) }
        }
        .accessibilityIdentifier("productList")
      }
    }
    .navigationTitle("Products")
    .toolbar {
      Button("Reload") {
        Task { await loadProducts() }
      }
    }
    .task {
      // A task runs at every appearance, also after a tab or a page was left.
      guard store.products.isEmpty else { return }
      await loadProducts()
    }
  }

  private func loadProducts() async {
    do {
      try await store.populateProducts()
    } catch {
      showError(error, "Please try again later.")
    }
  }
}

private struct ProductRow: View {
  let product: Product

  var body: some View {
    HStack {
      Text(product.title)
      Spacer()
      Text(product.formattedPrice)
    }
  }
}
