import SwiftUI

struct OrderForm: View {
  let blend: Blend
  let onSent: (Receipt) -> Void
  @Environment(Shop.self) private var shop
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var grams = 100
  @State private var isGift = false
  @State private var isSending = false
  @State private var hasFailed = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Stepper("\(grams) g", value: $grams, in: 50...500, step: 50)
        Toggle("As a gift", isOn: $isGift)
      }
      .disabled(isSending)
      .navigationTitle("Order \(blend.name)")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          if isSending {
            ProgressView()
          } else {
            Button("Send") { Task { await send() } }.disabled(name.isEmpty)
          }
        }
      }
      .alert("The order was not sent", isPresented: $hasFailed) {
        Button("OK") {}
      } message: {
        Text("Try again later.")
      }
    }
  }

  private func send() async {
    isSending = true
    do {
      let order = Order(blend: blend.name, customer: name, grams: grams, isGift: isGift)
      onSent(try await shop.send(order))
      dismiss()
    } catch {
      hasFailed = true
    }
    isSending = false
  }
}
