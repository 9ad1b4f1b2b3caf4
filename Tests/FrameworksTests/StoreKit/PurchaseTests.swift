import StoreKit
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Products and purchases")
struct PurchaseTests {
  /// As public apps have it.
  @Observable @MainActor
  final class Shop {
    var products: [Product] = []
    var owned: [String] = []
    var status = "none"
    @ObservationIgnored private var updates: Task<Void, Never>?

    init() {
      updates = Task { [weak self] in
        for await result in StoreKit.Transaction.updates {
          guard case .verified(let transaction) = result else { continue }
          await transaction.finish()
          await self?.refresh()
        }
      }
    }

    deinit { updates?.cancel() }

    func load() async {
      do {
        products = try await Product.products(for: ["gold", "coins", "unknown"])
      } catch {
        status = "no products"
      }
      await refresh()
    }

    func refresh() async {
      owned = []
      for await result in StoreKit.Transaction.currentEntitlements {
        if case .verified(let transaction) = result { owned.append(transaction.productID) }
      }
    }

    func buy(_ product: Product) async {
      do {
        switch try await product.purchase() {
        case .success(let result):
          let transaction = try result.payloadValue
          await transaction.finish()
          status = "bought \(transaction.productID)"
        case .userCancelled: status = "cancelled"
        case .pending: status = "pending"
        }
      } catch {
        status = "failed"
      }
      await refresh()
    }
  }

  struct Screen: View {
    @State private var shop = Shop()
    var body: some View {
      Text(shop.status).accessibilityIdentifier("status")
      Text(shop.owned.joined(separator: " ")).accessibilityIdentifier("owned")
      ForEach(shop.products) { product in
        Button("\(product.displayName) \(product.displayPrice)") { Task { await shop.buy(product) } }
      }
      .task { await shop.load() }
      Color.clear.task { await shop.load() }
    }
  }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication { Screen() }
    app.world.store.sell("gold", name: "Gold", price: 4.99)
    app.world.store.sell("coins", .consumable, name: "Coins", price: 0.99)
    app.world.store.sell("other", name: "Other", price: 1)
    app.launch()
    return app
  }

  private func status(_ app: XCUIApplication) -> String { app.staticTexts["status"].label }
  private func owned(_ app: XCUIApplication) -> String { app.staticTexts["owned"].label }

  @Test("An app finds the products that are on sale, and buys them")
  func success() {
    let app = launch()
    #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["Gold $4.99", "Coins $0.99"])
    app.buttons["Gold $4.99"].tap()
    #expect(status(app) == "bought gold")
    #expect(owned(app) == "gold")
    app.buttons["Coins $0.99"].tap()
    #expect(status(app) == "bought coins")
    #expect(owned(app) == "gold", "what is used up is no entitlement")
    #expect(app.world.store.owned == ["gold"])
    #expect(app.world.store.transactions.map(\.productID) == ["gold", "coins"])
    #expect(app.events.of(.log).lines == ["[StoreKit] Purchase gold: success", "[StoreKit] Purchase coins: success"])
    app.launch()
    #expect(owned(app) == "gold", "the store keeps what was bought")
  }

  @Test("The test says what becomes of a purchase")
  func answers() {
    struct Problem: Error {}
    let app = launch()
    app.world.store.answer = .isCancelled
    app.buttons["Gold $4.99"].tap()
    #expect(status(app) == "cancelled")
    app.world.store.answer = .fails(Problem())
    app.buttons["Gold $4.99"].tap()
    #expect(status(app) == "failed")
    app.world.store.answer = .isPending
    app.buttons["Gold $4.99"].tap()
    #expect(status(app) == "pending")
    #expect(owned(app) == "")
    app.world.store.approve("gold")
    #expect(owned(app) == "gold")
  }

  @Test("What is bought elsewhere comes by an update, and what is taken back goes")
  func updates() {
    let app = launch()
    app.world.store.deliver("gold")
    #expect(owned(app) == "gold")
    app.world.store.revoke("gold")
    #expect(owned(app) == "")
  }

  private struct Listener: View {
    var finishes = false
    @State private var lines: [String] = []
    var body: some View {
      Text(lines.joined(separator: " ")).accessibilityIdentifier("status")
        .task {
          for await result in StoreKit.Transaction.updates {
            lines.append(result.unsafePayloadValue.productID)
            if finishes { await result.unsafePayloadValue.finish() }
          }
        }
      ForEach(["gold", "month"], id: \.self) { id in
        Button(id) { Task { _ = try await Product.products(for: [id]).first?.purchase() } }
      }
    }
  }

  private func launchListener(finishes: Bool) -> XCUIApplication {
    let app = XCUIApplication { Listener(finishes: finishes) }
    app.world.store.sell("gold", name: "Gold", price: 4.99)
    app.world.store.sell("month", name: "Month", price: 1, subscription: .init(group: "tea", period: .monthly))
    app.launch()
    return app
  }

  @Test("What was bought and not finished comes by an update once in each later launch")
  func unfinished() {
    let app = launchListener(finishes: false)
    app.buttons["gold"].tap()
    #expect(status(app) == "", "the purchase gives it")
    app.launch()
    #expect(status(app) == "gold")
    app.launch()
    #expect(status(app) == "gold")
    app.world.store.revoke("gold")
    #expect(status(app) == "gold gold")
    app.launch()
    #expect(status(app) == "", "what is taken back does not come again")
  }

  @Test("What happens while the app does not run comes by an update at its launch, and not again once it is finished")
  func whileTerminated() {
    let app = launchListener(finishes: true)
    app.world.store.answer = .isPending
    app.buttons["gold"].tap()
    app.world.store.answer = .succeeds
    app.buttons["month"].tap()
    app.terminate()
    app.world.store.approve("gold")
    app.world.store.renew("month")
    app.launch()
    #expect(status(app) == "month gold month", "the first of the subscription was not finished")
    app.world.store.renew("month")
    #expect(status(app) == "month gold month month", "once")
    app.launch()
    #expect(status(app) == "")
  }

  @Test("A store that cannot be reached fails the request for products")
  func failure() {
    let app = XCUIApplication { Screen() }
    app.world.store.failure = StoreKitError.networkError(URLError(.notConnectedToInternet))
    app.launch()
    #expect(status(app) == "no products")
  }

  @Test("What cannot be done with the store fails the test")
  func misuse() {
    let app = launch()
    let failures = failures {
      app.world.store.approve("gold")
      app.world.store.deliver("tea")
      app.world.store.revoke("gold")
    }
    #expect(
      failures == [
        "Could not approve the product 'gold': no purchase of it is pending.",
        "Could not deliver the product 'tea': it is not on sale.",
        "Could not revoke the product 'gold': the user has not bought it.",
      ])
  }
}
