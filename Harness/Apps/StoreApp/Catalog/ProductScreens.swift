import SwiftUI

struct ProductDetailScreen: View {
  let product: Product
  @Environment(\.navigate) private var navigate

  var body: some View {
    VStack {
      Text(product.formattedPrice)
        .accessibilityIdentifier("product.price")
      Button("Reviews") { navigate(.push(.reviews(product))) }
    }
    .navigationTitle(product.title)
  }
}

struct ReviewListScreen: View {
  let product: Product
  @Environment(\.navigate) private var navigate

  var body: some View {
    VStack {
      Text("\(product.title) has no reviews yet.")
      Button("Write a Review") { navigate(.push(.newReview(product))) }
      Button("Back to Home") { navigate(.unwind(.home)) }
    }
    .navigationTitle("Reviews")
  }
}

struct NewReviewScreen: View {
  let product: Product
  @Environment(\.navigate) private var navigate
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Review", text: $text)
      Button("Back to Product") { navigate(.unwind(.detail(product))) }
      Button("Back to Home") { navigate(.unwind(.home)) }
    }
    .navigationTitle("New Review")
  }
}
