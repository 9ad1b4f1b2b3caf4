import SwiftUI
import Synchronization

/// A model whose properties are changed in each way that there is.
@MainActor @Observable
final class CartModel {
  var items: [String] = []
  /// Sets another property while it is set itself.
  var price = 0 { didSet { discount = price / 10 } }
  var discount = 0
  var isOpen = false
  @ObservationIgnored var clicks = 0

  func add(_ item: String) { items.append(item) }
}

@MainActor
final class WalletModel: ObservableObject {
  @Published var coins = 0
  @Published private(set) var owner = "Ada"
  /// Nothing of it is published.
  var visits = 0

  func rename(_ name: String) { owner = name }
}

struct CartModelScreen: View {
  @State var cart = CartModel()
  @StateObject private var wallet = WalletModel()

  var body: some View {
    VStack {
      Text("Items \(cart.items.joined(separator: ", "))").accessibilityIdentifier("items")
      Text("Price \(cart.price), less \(cart.discount)")
      Text("\(wallet.owner) has \(wallet.coins)")
      Toggle("Open", isOn: $cart.isOpen)
      Button("Add tea") { cart.add("Tea") }
      Button("Price") { cart.price = 50 }
      Button("Twice") {
        cart.price = 1
        cart.price = 2
      }
      Button("Same") { cart.price = cart.price }
      Button("Click") { cart.clicks += 1 }
      Button("Earn") { wallet.coins += 1 }
      Button("Rename") { wallet.rename("Bo") }
      Button("Visit") { wallet.visits += 1 }
      Button("Add later") {
        Task {
          try await Task.sleep(for: .seconds(2))
          cart.add("Milk")
        }
      }
    }
    .onAppear { cart.isOpen = true }
  }
}

/// A model that any thread may change.
final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let state = Mutex(0)

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return state.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.number) { state.withLock { $0 = newValue } } }
  }

  /// The number, without a note of its being read.
  var stored: Int { state.withLock { $0 } }
}
