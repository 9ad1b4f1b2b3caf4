import Combine

/// The aggregate model: one source of truth for all screens of the store.
@MainActor
final class StoreModel: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var isLoading = false

  private let client: any StoreHTTPClient

  init(client: any StoreHTTPClient) {
    self.client = client
  }

  func populateProducts() async throws {
    isLoading = true
    defer { isLoading = false }
    products = try await client.loadProducts()
  }
}
