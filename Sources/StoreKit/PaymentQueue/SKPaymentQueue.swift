import Foundation
import UnderstudyCore
import UnderstudyTime

/// The purchases that the store works on. Source: Apple's page "SKPaymentQueue".
///
/// Each app has its own. The answers are those of `app.world.store`, and the observers get them on the main queue.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private struct Observer: @unchecked Sendable {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private struct Values {
    var observers: [Observer] = []
    /// Purchases that the app has not finished.
    var waiting: [SKPaymentTransaction] = []
  }

  private let store: StoreState
  private let values = Guarded(unchecked: Values())

  init(_ store: StoreState) {
    self.store = store
    super.init()
  }

  /// The queue of the app.
  public class func `default`() -> SKPaymentQueue { StoreState.current.paymentQueue }

  /// Whether the user may buy something: always.
  open class func canMakePayments() -> Bool { true }

  /// Purchases that the app has not finished.
  open var transactions: [SKPaymentTransaction] { values.withUncheckedLock { $0.waiting } }

  /// Those who get the purchases.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    values.withUncheckedLock { $0.observers.compactMap(\.object) }
  }

  /// Adds an observer of purchases, those that are not finished first. The queue does not retain it.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    let added = Observer(object: observer)
    let unfinished = values.withUncheckedLock { values in
      values.observers.append(added)
      return values.waiting.filter { $0.transactionState != .purchasing }
    }
    guard !unfinished.isEmpty else { return }
    DispatchQueue.main.async { [self] in added.object?.paymentQueue(self, updatedTransactions: unfinished) }
  }

  /// Removes an observer, which gets no further purchases.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    values.withUncheckedLock { $0.observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  /// Buys a product. What becomes of it is the answer that `app.world.store` has.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment: payment, state: .purchasing)
    values.withUncheckedLock { $0.waiting.append(transaction) }
    DispatchQueue.main.async { [self] in
      send([transaction])
      decide(transaction)
      send([transaction])
    }
  }

  private func decide(_ transaction: SKPaymentTransaction) {
    let payment = transaction.payment
    guard let product = store.with({ $0.products.first { $0.id == payment.productIdentifier } }) else {
      return fail(transaction, SKError(.storeProductNotAvailable))
    }
    do {
      switch try store.buy(product, payment.options) {
      case .success(let result):
        transaction.transactionState = .purchased
        transaction.transactionIdentifier = "\(result.unsafePayloadValue.id)"
        transaction.transactionDate = result.unsafePayloadValue.purchaseDate
      case .userCancelled: fail(transaction, SKError(.paymentCancelled))
      case .pending: transaction.transactionState = .deferred
      }
    } catch { fail(transaction, error) }
  }

  private func fail(_ transaction: SKPaymentTransaction, _ error: any Error) {
    transaction.transactionState = .failed
    transaction.error = error
  }

  /// Purchases that came in another way, as by an approval or a renewal.
  func deliver(_ transaction: Transaction) {
    let delivered: SKPaymentTransaction? = values.withUncheckedLock { values in
      if transaction.reason == .renewal {
        let renewal = Self.renewal(transaction)
        values.waiting.append(renewal)
        return renewal
      }
      return values.waiting.first {
        $0.transactionState == .deferred && $0.payment.productIdentifier == transaction.productID
      }
    }
    guard let delivered else { return }
    delivered.transactionState = .purchased
    delivered.transactionIdentifier = "\(transaction.id)"
    delivered.transactionDate = transaction.purchaseDate
    guard store.isAppRunning else { return }
    DispatchQueue.main.async { [self] in send([delivered]) }
  }

  private static func renewal(_ transaction: Transaction) -> SKPaymentTransaction {
    let renewal = SKPaymentTransaction(payment: SKPayment(restoring: transaction.productID), state: .purchased)
    let original = SKPaymentTransaction(payment: renewal.payment, state: .purchased)
    original.transactionIdentifier = "\(transaction.originalID)"
    original.transactionDate = transaction.originalPurchaseDate
    renewal.original = original
    return renewal
  }

  /// Takes out what the app has finished by the other interface.
  func remove(_ id: UInt64) {
    let finished = values.withUncheckedLock { values in
      let finished = values.waiting.filter { $0.transactionIdentifier == "\(id)" }
      values.waiting.removeAll { $0.transactionIdentifier == "\(id)" }
      return finished
    }
    if !finished.isEmpty { noteRemoval(of: finished) }
  }

  private func noteRemoval(of transactions: [SKPaymentTransaction]) {
    DispatchQueue.main.async { [self] in
      for one in transactionObservers { one.paymentQueue(self, removedTransactions: transactions) }
    }
  }

  /// Brings back what the user has bought.
  open func restoreCompletedTransactions() {
    let entitlements = store.entitlements
    store.log("Restore purchases")
    DispatchQueue.main.async { [self] in
      if let failure = store.with({ $0.failure }) {
        for one in transactionObservers {
          one.paymentQueue(self, restoreCompletedTransactionsFailedWithError: failure)
        }
        return
      }
      let restored = entitlements.map { entry in
        let original = SKPaymentTransaction(payment: SKPayment(restoring: entry.productID), state: .purchased)
        original.transactionIdentifier = "\(entry.originalID)"
        original.transactionDate = entry.originalPurchaseDate
        let transaction = SKPaymentTransaction(payment: original.payment, state: .restored)
        transaction.original = original
        transaction.transactionIdentifier = "\(entry.id)"
        transaction.transactionDate = entry.purchaseDate
        return transaction
      }
      values.withUncheckedLock { $0.waiting += restored }
      if !restored.isEmpty { send(restored) }
      for one in transactionObservers { one.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
  }

  /// Brings back what the user has bought, as ``restoreCompletedTransactions()`` does.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  /// Says that the app has given the user what was bought.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    values.withUncheckedLock { $0.waiting.removeAll { $0 === transaction } }
    if let id = transaction.transactionIdentifier.flatMap({ UInt64($0) }) { store.finish(id) }
    noteRemoval(of: [transaction])
  }

  /// Shows the page for codes on a device; here the event log has the call.
  open func presentCodeRedemptionSheet() { store.log("Show the redemption of codes") }

  private func send(_ transactions: [SKPaymentTransaction]) {
    for one in transactionObservers { one.paymentQueue(self, updatedTransactions: transactions) }
  }
}

/// Gets purchases. Source: Apple's page "SKPaymentTransactionObserver".
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Purchases have come further.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Purchases have left the queue.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// What the user has bought cannot be brought back.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// All that the user has bought is back.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Whether a purchase that began in the store continues in the app.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Ignores transactions that have left the queue, for observers that do not implement it.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  /// Ignores that purchases were not restored, for observers that do not implement it.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Ignores that all purchases were restored, for observers that do not implement it.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// False: a purchase that began in the store waits, for observers that do not implement it.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}
