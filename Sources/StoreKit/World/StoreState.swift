import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// The store as the test says that it is, and what the user has bought.
final class StoreState: SystemPart {
  struct Entry {
    var transaction: Transaction
    var isFinished = false
    /// The launch of the app that has got it last; nil if none has.
    var launch: AppProcess?
  }

  struct Values {
    var products: [Product] = []
    var answer = AppWorld.Store.Answer.succeeds
    var failure: (any Error)?
    var entries: [Entry] = []
    /// Purchases that another person must approve.
    var pending: [Product] = []
    /// The user's subscriptions by their groups, those that have ended too.
    var subscriptions: [String: HeldSubscription] = [:]
    var refundAnswer: Transaction.RefundRequestStatus? = .success
    var reviewRequests = 0
    var firstUse: Date?
    /// The queue of the original interface, once the app has asked for it.
    var queue: SKPaymentQueue?
    /// The launch that awaits updates, the last one.
    var listener: AppProcess?
  }

  private let state = Guarded(unchecked: Values())
  private let changes = Broadcaster<Transaction>()
  let statusChanges = Broadcaster<Product.SubscriptionInfo.Status>()
  /// The products of which the user has more or less.
  let entitlementChanges = Broadcaster<Product.ID>()
  /// Nothing is sent by these two: the user stays where the store is, and the store has no messages.
  let storefronts = Broadcaster<Storefront>()
  let messages = Broadcaster<Message>()

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { state.withUncheckedLock(body) }

  /// The queue of the original interface.
  var paymentQueue: SKPaymentQueue {
    with { values in
      let queue = values.queue ?? SKPaymentQueue(self)
      values.queue = queue
      return queue
    }
  }

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
    var answer = with { $0.answer }
    if options.contains(.simulatesAskToBuyInSandbox(true)) { answer = .isPending }
    log("Purchase \(product.id): \(answer.name)")
    switch answer {
    case .succeeds:
      let transaction = add(product, options)
      noteLaunch(of: transaction)
      entitlementChanges.send(product.id)
      return .success(.verified(transaction))
    case .isCancelled: return .userCancelled
    case .isPending:
      with { $0.pending.append(product) }
      return .pending
    case .fails(let error): throw error
    }
  }

  func add(_ product: Product, _ options: Set<Product.PurchaseOption> = []) -> Transaction {
    var (quantity, token, offer): (Int, UUID?, String?) = (1, nil, nil)
    for option in options {
      switch option.kind {
      case .quantity(let number): quantity = number
      case .token(let value): token = value
      case .offer(let id): offer = id
      default: break
      }
    }
    if let info = product.subscription { return subscribe(to: product, info, token: token, offer: offer) }
    return with { values in
      let number = UInt64(values.entries.count + 1)
      let transaction = Transaction(
        id: number, originalID: number, productID: product.id, productType: product.type,
        purchasedQuantity: quantity, price: product.price * Decimal(quantity), purchaseDate: SystemDate.now,
        originalPurchaseDate: SystemDate.now, appAccountToken: token, expirationDate: nil, isUpgraded: false,
        subscriptionGroupID: nil, offerType: nil, offerID: nil, reason: .purchase)
      values.entries.append(Entry(transaction: transaction))
      return transaction
    }
  }

  var appTransaction: AppTransaction {
    let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
    let date = with { values in
      values.firstUse = values.firstUse ?? SystemDate.now
      return values.firstUse ?? SystemDate.now
    }
    return AppTransaction(appVersion: version ?? "1.0", originalPurchaseDate: date)
  }

  func requestRefund(of id: UInt64) throws -> Transaction.RefundRequestStatus {
    let isThere = !transactions { one, _ in one.id == id }.isEmpty
    guard isThere, let answer = with({ $0.refundAnswer }) else { throw Transaction.RefundRequestError.failed }
    log("Request a refund of transaction \(id): \(answer)")
    return answer
  }

  // MARK: - Transactions

  /// - Parameter isWanted: Gets a transaction, and whether the app has finished it.
  func transactions(where isWanted: (Transaction, Bool) -> Bool) -> [Transaction] {
    with { $0.entries.filter { isWanted($0.transaction, $0.isFinished) }.map(\.transaction) }
  }

  /// The last transaction of each product that is not used up and was not taken back. Of a subscription only if the user has it now.
  var entitlements: [Transaction] {
    let all = transactions { one, _ in one.productType != .consumable && !one.isUpgraded }
    let ended = with { $0.subscriptions.filter { !$0.value.state.isEntitled } }
    var last: [String: UInt64] = [:]
    for one in all { last[one.subscriptionGroupID ?? one.productID] = one.id }
    return all.filter { one in
      let key = one.subscriptionGroupID ?? one.productID
      return last[key] == one.id && one.revocationDate == nil && (one.subscriptionGroupID == nil || ended[key] == nil)
    }
  }

  /// Values that are there already, one after the other.
  static func stream<Value: Sendable>(of values: [Value]) -> IdleStream<Value> {
    let sender = Broadcaster<Value>()
    let stream = sender.stream(beginningWith: values)
    sender.finish()
    return stream
  }

  func finish(_ id: UInt64) {
    with { values in
      for place in values.entries.indices where values.entries[place].transaction.id == id {
        values.entries[place].isFinished = true
      }
    }
    with { $0.queue }?.remove(id)
  }

  /// What is sent from now on, for the first who asks in a launch after what earlier ones have left unfinished.
  func updates() -> IdleStream<Transaction> {
    guard let launch = AppProcess.ofApp else { return changes.stream() }
    let unfinished: [Transaction] = with { values in
      guard values.listener !== launch else { return [] }
      values.listener = launch
      let left = values.entries.indices.filter { place in
        let entry = values.entries[place]
        return !entry.isFinished && entry.launch !== launch && entry.transaction.revocationDate == nil
      }
      for place in left { values.entries[place].launch = launch }
      return left.map { values.entries[$0].transaction }
    }
    return changes.stream(beginningWith: unfinished)
  }

  /// Notes that the app that runs has got a transaction.
  private func noteLaunch(of transaction: Transaction) {
    let launch = AppProcess.current
    with { values in
      for place in values.entries.indices where values.entries[place].transaction.id == transaction.id {
        values.entries[place].launch = launch
      }
    }
  }

  /// Whether the app runs: what comes to one that does not waits for its launch.
  var isAppRunning: Bool {
    MainThread.run { Caller.current.flatMap { Host.running(in: $0.session) } != nil } ?? false
  }

  /// Whether an app runs that awaits updates.
  private var hasListener: Bool {
    isAppRunning && with { $0.listener }.map { $0 === AppProcess.current } ?? false
  }

  /// Gives the user a product that the app has not asked for now.
  func deliver(_ product: Product) { send(add(product)) }

  /// Notifies the app of a transaction that it has not asked for now. One that does not run gets it when it is launched.
  func send(_ transaction: Transaction) {
    if hasListener { noteLaunch(of: transaction) }
    changes.send(transaction)
    entitlementChanges.send(transaction.productID)
    if transaction.reason == .renewal { return paymentQueue.deliver(transaction) }
    with { $0.queue }?.deliver(transaction)
  }

  /// Takes back what the user has of a product.
  ///
  /// - Returns: Whether the user has any.
  func revoke(_ id: String) -> Bool {
    let revoked = with { values in
      values.entries.indices.filter {
        values.entries[$0].transaction.productID == id && values.entries[$0].transaction.revocationDate == nil
      }.map { place in
        values.entries[place].transaction.revocationDate = SystemDate.now
        return values.entries[place].transaction
      }
    }
    for one in revoked {
      if let group = one.subscriptionGroupID { setState(.revoked, ofGroup: group, because: nil) }
      changes.send(one)
      entitlementChanges.send(one.productID)
    }
    return !revoked.isEmpty
  }
}
