import StoreKit
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Views of the store")
struct StoreViewTests {
  private func sell(_ app: XCUIApplication) {
    app.world.store.sell("gold", name: "Gold", description: "A crown", price: 4.99)
    app.world.store.sell("coins", .consumable, name: "Coins", price: 0.99)
    app.world.store.sell("month", name: "Month", price: 1.99, subscription: .init(group: "tea", period: .monthly))
    app.world.store.sell(
      "half", name: "Half", price: 9.99, subscription: .init(group: "tea", period: .everySixMonths, level: 2))
  }

  @Test("A product view has the product's texts and a button with its price, which buys it once")
  func product() {
    struct Screen: View {
      @State private var log: [String] = []
      var body: some View {
        ProductView(id: "gold") { Image(systemName: "crown") }
          .onInAppPurchaseStart { log.append("start \($0.id)") }
          .onInAppPurchaseCompletion { product, result in
            guard case .success(.success(let transaction)) = result else { return log.append("no \(product.id)") }
            await transaction.unsafePayloadValue.finish()
            log.append("bought \(product.id)")
          }
        ProductView(id: "unknown")
        Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
      }
    }
    let app = XCUIApplication { Screen() }
    sell(app)
    app.launch()
    #expect(app.staticTexts["Gold"].exists)
    #expect(app.staticTexts["A crown"].exists)
    #expect(app.staticTexts["Product Unavailable"].exists)
    app.world.store.answer = .isCancelled
    app.buttons["$4.99"].tap()
    #expect(app.staticTexts["log"].label == "start gold, no gold")
    app.world.store.answer = .succeeds
    app.buttons["$4.99"].tap()
    #expect(app.staticTexts["log"].label == "start gold, no gold, start gold, bought gold")
    #expect(!app.buttons["$4.99"].isEnabled, "the user has it")
  }

  @Test("A style of the app's shows a product its own way")
  func style() {
    struct Plain: ProductViewStyle, Sendable {
      func makeBody(configuration: Configuration) -> some View {
        if let product = configuration.product {
          Button("Get \(product.displayName)\(configuration.hasCurrentEntitlement ? " again" : "")") {
            configuration.purchase()
          }
        }
      }
    }
    let app = XCUIApplication { ProductView(id: "gold").productViewStyle(Plain()) }
    sell(app)
    app.launch()
    app.buttons["Get Gold"].tap()
    #expect(app.buttons["Get Gold again"].exists)
  }

  @Test("A store has its products in the order of their identifiers, and the buttons that the app shows")
  func store() {
    let app = XCUIApplication {
      StoreView(ids: ["coins", "unknown", "gold"]).storeButton(.visible, for: .restorePurchases, .redeemCode)
    }
    sell(app)
    app.launch()
    #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["$0.99", "$4.99", "Restore Purchases", "Redeem Code"])
    app.buttons["Restore Purchases"].tap()
    #expect(app.events.of(.log).lines.last == "[StoreKit] Synchronize")
  }

  @Test("A subscription store has one selected, and subscribes to it")
  func subscriptions() {
    struct Screen: View {
      @State private var isManaged = false
      var body: some View {
        SubscriptionStoreView(groupID: "tea") { Text("Tea for all") }
        Button("Manage") { isManaged = true }.manageSubscriptionsSheet(isPresented: $isManaged)
      }
    }
    let app = XCUIApplication { Screen() }
    sell(app)
    app.launch()
    #expect(app.staticTexts["Tea for all"].exists)
    #expect(app.buttons["Month, $1.99/month"].isSelected)
    app.buttons["Half, $9.99/6 months"].tap()
    #expect(app.buttons["Half, $9.99/6 months"].isSelected)
    app.buttons["Subscribe"].tap()
    #expect(app.world.store.owned == ["half"])
    #expect(!app.buttons["Subscribe"].isEnabled)
    app.buttons["Manage"].tap()
    app.buttons["Cancel Half"].tap()
    #expect(app.buttons["Manage"].isHittable)
    #expect(app.events.of(.log).lines.last == "[StoreKit] Cancel the subscription of group tea")
  }

  @Test("A request for the money has the answer of the test")
  func refund() {
    struct Screen: View {
      @State private var isShown = false
      @State private var result = ""
      var body: some View {
        Text(result).accessibilityIdentifier("result")
        Button("Refund") { isShown = true }
          .refundRequestSheet(for: 1, isPresented: $isShown) { answer in
            switch answer {
            case .success(let status): result = "\(status)"
            case .failure(let error): result = "\(error)"
            }
          }
        ProductView(id: "gold")
      }
    }
    let app = XCUIApplication { Screen() }
    sell(app)
    app.launch()
    app.buttons["$4.99"].tap()
    for (answer, text) in [(StoreKit.Transaction.RefundRequestStatus.success, "success"), (nil, "failed")] {
      app.world.store.refundAnswer = answer
      app.buttons["Refund"].tap()
      app.buttons["Request Refund"].tap()
      #expect(app.staticTexts["result"].label == text)
    }
    app.buttons["Refund"].tap()
    app.buttons["Cancel"].tap()
    #expect(app.staticTexts["result"].label == "userCancelled")
  }
}
