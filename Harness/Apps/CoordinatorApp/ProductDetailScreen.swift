import SwiftUI

public struct ProductDetailScreen: View {
  let product: Product
  @State private var isInBasket = false

  public init(product: Product) {
    self.product = product
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Image(product.image)

        Button {
          isInBasket = true
        } label: {
          Label("Buy Now", systemImage: "cart.badge.plus")
        }
        .disabled(isInBasket)
        .lensTracked("screen.detail.buy.button")

        if isInBasket {
          Text("In your basket")
            .lensTracked("screen.detail.basket.label")
        }
      }
    }
    .lensGroup("screen.detail")
    .navigationTitle(product.name)
  }
}
