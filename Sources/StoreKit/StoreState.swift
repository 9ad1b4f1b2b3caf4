import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// The store as the test says that it is, and what the user has bought.
final class StoreState: SystemPart {
  struct Entry {
    var transaction: Transaction
    var isFinished = false
  }

  struct Values {
    var products: [Product] = []
    var answer = AppWorld.Store.Answer.succeeds
    var failure: (any Error)?
    var entries: [Entry] = []
    /// Purchases that another person must approve.
    var pending: [Product] = []
    var reviewRequests = 0
  }

  private let state = Guarded(unchecked: Values())
  private let changes = Broadcaster<Transaction>()

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { state.withUncheckedLock(body) }

  func log(_ text: String) { LoggedEntry(category: "StoreKit", text: text).write() }

  func noteReviewRequest() {
    with { $0.reviewRequests += 1 }
    log("Request a review")
  }

  // MARK: - Products

  func products() throws -> [Product] {
    let (products, failure) = with { ($0.products, $0.failure) }
    if let failure { throw failure }
    return products
  }

  func buy(_ product: Product, _ options: Set<Product.PurchaseOption>) throws -> Product.PurchaseResult {
    let answer = with { $0.answer }
    log("Purchase \(product.id): \(answer.name)")
    switch answer {
    case .succeeds: return .success(.verified(add(product, options)))
    case .isCancelled: return .userCancelled
    case .isPending:
      with { $0.pending.append(product) }
      return .pending
    case .fails(let error): throw error
    }
  }

  private func add(_ product: Product, _ options: Set<Product.PurchaseOption> = []) -> Transaction {
    var (quantity, token): (Int, UUID?) = (1, nil)
    for option in options {
      switch option.kind {
      case .quantity(let number): quantity = number
      case .token(let value): token = value
      }
    }
    return with { values in
      let transaction = Transaction(
        id: UInt64(values.entries.count + 1), productID: product.id, productType: product.type,
        purchasedQuantity: quantity, purchaseDate: now, appAccountToken: token)
      values.entries.append(Entry(transaction: transaction))
      return transaction
    }
  }

  private var now: Date {
    Date(
      timeIntervalSinceReferenceDate: Caller.current?.session.secondsSinceReferenceDate
        ?? Date().timeIntervalSinceReferenceDate)
  }

  // MARK: - Transactions

  /// - Parameter isWanted: Gets a transaction, and whether the app has finished it.
  func transactions(where isWanted: (Transaction, Bool) -> Bool) -> [Transaction] {
    with { $0.entries.filter { isWanted($0.transaction, $0.isFinished) }.map(\.transaction) }
  }

  /// The last transaction of each product that is not used up and was not taken back.
  var entitlements: [Transaction] {
    let all = transactions { one, _ in one.productType != .consumable }
    var last: [String: UInt64] = [:]
    for one in all { last[one.productID] = one.id }
    return all.filter { last[$0.productID] == $0.id && $0.revocationDate == nil }
  }

  func finish(_ id: UInt64) {
    with { values in
      for place in values.entries.indices where values.entries[place].transaction.id == id {
        values.entries[place].isFinished = true
      }
    }
  }

  func updates() -> IdleStream<Transaction> { changes.stream() }

  /// Gives the user a product that the app has not asked for now.
  func deliver(_ product: Product) { changes.send(add(product)) }

  /// Takes back what the user has of a product.
  ///
  /// - Returns: Whether the user has any.
  func revoke(_ id: String) -> Bool {
    let revoked = with { values in
      values.entries.indices.filter {
        values.entries[$0].transaction.productID == id && values.entries[$0].transaction.revocationDate == nil
      }.map { place in
        values.entries[place].transaction.revocationDate = now
        return values.entries[place].transaction
      }
    }
    for one in revoked { changes.send(one) }
    return !revoked.isEmpty
  }
}
