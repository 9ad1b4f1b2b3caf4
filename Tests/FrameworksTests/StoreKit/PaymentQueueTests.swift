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

  private struct Patient: View {
    /// Leaves what it gets unfinished.
    final class Observer: NSObject, ObservableObject, SKPaymentTransactionObserver {
      @Published var lines: [String] = []
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for one in transactions where one.transactionState == .purchased {
          lines.append("\(one.transactionIdentifier ?? "none") of \(one.original?.transactionIdentifier ?? "none")")
        }
      }
      func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        lines.append("removed \(transactions.count)")
      }
    }
    @StateObject private var observer = Observer()
    var body: some View {
      Text(observer.lines.joined(separator: ", ")).accessibilityIdentifier("log")
        .onAppear { SKPaymentQueue.default().add(observer) }
      Button("Subscribe") {
        let payment = SKMutablePayment()
        payment.productIdentifier = "tea"
        payment.applicationUsername = "me"
        SKPaymentQueue.default().add(payment)
      }
      Button("Finish") {
        for one in SKPaymentQueue.default().transactions { SKPaymentQueue.default().finishTransaction(one) }
      }
      Button("Finish all") {
        Task { for await one in StoreKit.Transaction.unfinished { await one.unsafePayloadValue.finish() } }
      }
    }
  }

  @Test("A renewal is a purchase that has an original one; it waits for the next launch if the app does not run")
  func renewals() {
    let app = XCUIApplication { Patient() }
    app.world.store.sell("tea", name: "Tea", price: 1, subscription: .init(group: "tea", period: .monthly))
    app.launch()
    app.buttons["Subscribe"].tap()
    app.world.store.renew("tea")
    #expect(log(app) == "1 of none, 2 of 1")
    app.buttons["Finish"].tap()
    #expect(log(app) == "1 of none, 2 of 1, removed 1, removed 1")
    app.terminate()
    app.world.store.renew("tea")
    app.launch()
    #expect(log(app) == "3 of 1")
    app.buttons["Finish all"].tap()
    #expect(log(app) == "3 of 1, removed 1", "both interfaces have the same transactions")
  }

  @Test("A payment can be changed, and takes a promotional offer")
  func mutablePayment() {
    let payment = SKMutablePayment()
    (payment.productIdentifier, payment.quantity, payment.simulatesAskToBuyInSandbox) = ("gold", 2, true)
    let offer = SKPaymentDiscount(identifier: "less", keyIdentifier: "key", nonce: UUID(), signature: "", timestamp: 1)
    payment.paymentDiscount = offer
    let same: SKPayment = payment
    #expect(same.productIdentifier == "gold" && same.quantity == 2 && same.simulatesAskToBuyInSandbox)
    #expect(same.paymentDiscount === offer)
  }

  @Test("A store that cannot be reached fails the request")
  func failure() {
    let app = XCUIApplication { Screen() }
    app.world.store.failure = StoreKitError.networkError(URLError(.notConnectedToInternet))
    app.launch()
    #expect(log(app) == "failed")
  }
}
