import SwiftUI

public struct Product {
  public let name: String
  public let image: String

  public init(name: String, image: String) {
    self.name = name
    self.image = image
  }
}

/// A product that is reserved a moment after it was bought.
public struct ProductDetailScreen: View {
  let product: Product
  @State private var isBought = false
  @State private var isReserved = false

  public init(product: Product) {
    self.product = product
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Image(product.image)
        Button(action: buy) {
          Label("Buy Now", systemImage: "cart.badge.plus")
        }
        .lensButton(id: "screen.detail.buy.button")
        .disabled(isBought)
        if isReserved {
          Text("Reserved for you")
            .lensTracked(id: "screen.detail.reserved.label")
        }
      }
    }
    .lensGroup(id: "screen.detail")
  }

  private func buy() {
    isBought = true
    Task {
      try await Task.sleep(for: .milliseconds(500))
      isReserved = true
    }
  }
}
