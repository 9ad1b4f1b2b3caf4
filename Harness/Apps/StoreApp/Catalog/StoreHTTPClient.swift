/// The network layer: stateless, and the only place that uses a server.
public protocol StoreHTTPClient: Sendable {
  func loadProducts() async throws -> [Product]
}

/// Answers with a configured response instead of asking a server.
public struct StoreHTTPClientStub: StoreHTTPClient {
  let products: [Product]
  let latency: Duration

  public init(products: [Product] = Self.products, latency: Duration = .zero) {
    self.products = products
    self.latency = latency
  }

  public func loadProducts() async throws -> [Product] {
    if latency > .zero {
      try await Task.sleep(for: latency)
    }
    return products
  }

  public static let products = [
    Product(id: 1, title: "Product 1", price: 10),
    Product(id: 2, title: "Product 2", price: 100),
    Product(id: 3, title: "Product 3", price: 200),
    Product(id: 4, title: "Product 4", price: 500),
  ]
}
