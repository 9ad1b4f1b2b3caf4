import StoreKit
import SwiftUI
import Testing
import UnderstudyTesting

/// Buys by the original interface, as public apps do.
private final class Cashier: NSObject, ObservableObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
  @Published var products: [SKProduct] = []
  @Published var lines: [String] = []
  private var request: SKProductsRequest?

  override init() {
    super.init()
    SKPaymentQueue.default().add(self)
    let request = SKProductsRequest(productIdentifiers: ["gold", "unknown"])
    request.delegate = self
    request.start()
    self.request = request
  }

  deinit { SKPaymentQueue.default().remove(self) }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    products = response.products
    lines.append("missing \(response.invalidProductIdentifiers.joined(separator: " "))")
  }

  func request(_ request: SKRequest, didFailWithError error: any Error) { lines.append("failed") }

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
    for one in transactions {
      switch one.transactionState {
      case .purchasing: lines.append("purchasing")
      case .purchased, .restored:
        lines.append("\(one.transactionState) \(one.payment.productIdentifier)")
        queue.finishTransaction(one)
      case .failed:
        lines.append((one.error as? SKError)?.code == .paymentCancelled ? "cancelled" : "failed")
        queue.finishTransaction(one)
      case .deferred: lines.append("deferred")
      }
    }
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { lines.append("all restored") }
}

@MainActor
@Suite("The queue of payments")
struct PaymentQueueTests {
  private struct Screen: View {
    @StateObject private var cashier = Cashier()
    var body: some View {
      Text(cashier.lines.joined(separator: ", ")).accessibilityIdentifier("log")
      ForEach(cashier.products, id: \.productIdentifier) { product in
        Button("\(product.localizedTitle) \(product.price)") {
          SKPaymentQueue.default().add(SKPayment(product: product))
        }
      }
      Button("Restore") { SKPaymentQueue.default().restoreCompletedTransactions() }
    }
  }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication { Screen() }
    app.world.store.sell("gold", name: "Gold", price: 4.99)
    app.launch()
    return app
  }

  private func log(_ app: XCUIApplication) -> String { app.staticTexts["log"].label }

  @Test("A payment goes through its states, and is finished once")
  func purchase() {
    let app = launch()
    #expect(log(app) == "missing unknown")
    app.buttons["Gold 4.99"].tap()
    #expect(log(app) == "missing unknown, purchasing, purchased gold")
    #expect(app.world.store.owned == ["gold"])
    app.buttons["Restore"].tap()
    #expect(log(app).hasSuffix(", restored gold, all restored"))
  }

  @Test("The test says what becomes of a payment; an approval comes later")
  func answers() {
    let app = launch()
    app.world.store.answer = .isCancelled
    app.buttons["Gold 4.99"].tap()
    #expect(log(app).hasSuffix("purchasing, cancelled"))
    app.world.store.answer = .isPending
    app.buttons["Gold 4.99"].tap()
    #expect(log(app).hasSuffix("purchasing, deferred"))
    app.world.store.approve("gold")
    #expect(log(app).hasSuffix("purchasing, deferred, purchased gold"))
  }

  @Test("A store that cannot be reached fails the request")
  func failure() {
    let app = XCUIApplication { Screen() }
    app.world.store.failure = StoreKitError.networkError(URLError(.notConnectedToInternet))
    app.launch()
    #expect(log(app) == "failed")
  }
}
