import SwiftUI

struct OrderList: View {
  @Environment(Shop.self) private var shop

  var body: some View {
    NavigationStack {
      List(shop.receipts) { receipt in
        ReceiptRow(receipt: receipt)
          .swipeActions {
            Button("Cancel", role: .destructive) { shop.cancel(receipt) }
          }
      }
      .overlay {
        if shop.receipts.isEmpty { ContentUnavailableView("No Orders", systemImage: "bag") }
      }
      .navigationTitle("Orders")
    }
  }
}

struct ReceiptRow: View {
  let receipt: Receipt

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(receipt.order.blend) for \(receipt.order.customer)")
      HStack {
        Text("Order \(receipt.id), \(receipt.order.grams) g")
        if receipt.order.isGift { Image(systemName: "gift") }
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
  }
}
