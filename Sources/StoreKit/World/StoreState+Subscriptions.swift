import Foundation
import UnderstudyWorld

/// The user's subscription of a group.
struct HeldSubscription {
  var originalID: UInt64
  var originalDate: Date
  /// The product that the user has.
  var productID: String
  /// The product to which it renews itself.
  var nextProductID: String
  var state = Product.SubscriptionInfo.RenewalState.subscribed
  var willRenew = true
  var reason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason?
}

extension StoreState {
  /// Buys a subscription, or changes the one of the same group.
  func subscribe(
    to product: Product, _ info: Product.SubscriptionInfo, token: UUID?, offer: String?
  ) -> Transaction {
    let group = info.subscriptionGroupID
    let held = with { $0.subscriptions[group] }
    guard let held, held.state.isEntitled, let last = lastTransaction(ofGroup: group) else {
      return begin(product, info, token: token, offer: offer, after: held)
    }
    if held.productID == product.id {
      with { $0.subscriptions[group]?.nextProductID = product.id }
      return last
    }
    let level = with { $0.products.first { $0.id == held.productID }?.subscription?.groupLevel } ?? info.groupLevel
    guard info.groupLevel < level else {
      with { $0.subscriptions[group]?.nextProductID = product.id }
      return last
    }
    with { values in
      for place in values.entries.indices where values.entries[place].transaction.id == last.id {
        values.entries[place].transaction.isUpgraded = true
      }
    }
    return begin(product, info, token: token, offer: offer, after: held)
  }

  private func begin(
    _ product: Product, _ info: Product.SubscriptionInfo, token: UUID?, offer: String?, after held: HeldSubscription?
  ) -> Transaction {
    let introduction = held == nil ? info.introductoryOffer : nil
    let promotion = offer.flatMap { id in info.promotionalOffers.first { $0.id == id } }
    let taken = promotion ?? introduction
    let transaction = add(
      product, info, held: held, token: token, taken: taken, reason: .purchase, from: SystemDate.now)
    with { values in
      values.subscriptions[info.subscriptionGroupID] = HeldSubscription(
        originalID: transaction.originalID, originalDate: transaction.originalPurchaseDate, productID: product.id,
        nextProductID: product.id)
    }
    sendStatus(ofGroup: info.subscriptionGroupID)
    return transaction
  }

  private func add(
    _ product: Product, _ info: Product.SubscriptionInfo, held: HeldSubscription?, token: UUID?,
    taken: Product.SubscriptionOffer?, reason: Transaction.Reason, from begin: Date
  ) -> Transaction {
    with { values in
      let number = UInt64(values.entries.count + 1)
      let period = taken?.period ?? info.subscriptionPeriod
      let transaction = Transaction(
        id: number, originalID: held?.originalID ?? number, productID: product.id, productType: product.type,
        purchasedQuantity: 1, price: taken?.price ?? product.price, purchaseDate: SystemDate.now,
        originalPurchaseDate: held?.originalDate ?? SystemDate.now, appAccountToken: token,
        expirationDate: period.end(from: begin), isUpgraded: false, subscriptionGroupID: info.subscriptionGroupID,
        offerType: taken.map { $0.type == .promotional ? .promotional : .introductory }, offerID: taken?.id,
        reason: reason)
      values.entries.append(Entry(transaction: transaction))
      return transaction
    }
  }

  // MARK: - What the test does

  /// The group in which the user has, or has had, a product.
  func heldGroup(of productID: String) -> String? {
    with { $0.subscriptions.first { $0.value.productID == productID }?.key }
  }

  /// Renews a subscription, or begins one again that has ended.
  func renew(group: String) {
    let (held, products) = with { ($0.subscriptions[group], $0.products) }
    guard let held, let last = lastTransaction(ofGroup: group) else { return }
    let product = products.first { $0.id == held.nextProductID } ?? products.first { $0.id == held.productID }
    guard let product, let info = product.subscription else { return }
    let begin = max(SystemDate.now, last.expirationDate ?? SystemDate.now)
    let transaction = add(
      product, info, held: held, token: last.appAccountToken, taken: nil, reason: .renewal, from: begin)
    with { values in
      values.subscriptions[group]?.productID = product.id
      values.subscriptions[group]?.nextProductID = product.id
    }
    setState(.subscribed, ofGroup: group, because: nil)
    send(transaction)
  }

  func setState(
    _ state: Product.SubscriptionInfo.RenewalState, ofGroup group: String,
    because reason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason?
  ) {
    with { values in
      values.subscriptions[group]?.state = state
      values.subscriptions[group]?.reason = reason
      values.subscriptions[group]?.willRenew = state != .expired && state != .revoked
    }
    sendStatus(ofGroup: group)
    if let id = with({ $0.subscriptions[group]?.productID }) { entitlementChanges.send(id) }
  }

  /// Makes the user give up a subscription at the end of its period.
  func stopRenewal(ofGroup group: String) {
    with { $0.subscriptions[group]?.willRenew = false }
    log("Cancel the subscription of group \(group)")
    sendStatus(ofGroup: group)
  }

  // MARK: - What the app sees

  private func lastTransaction(ofGroup group: String) -> Transaction? {
    transactions { one, _ in one.subscriptionGroupID == group }.last
  }

  func status(ofGroup group: String) -> Product.SubscriptionInfo.Status? {
    guard let held = with({ $0.subscriptions[group] }), let last = lastTransaction(ofGroup: group) else { return nil }
    let isRetried = held.state == .inGracePeriod || held.state == .inBillingRetryPeriod
    let info = Product.SubscriptionInfo.RenewalInfo(
      originalTransactionID: held.originalID, currentProductID: held.productID, willAutoRenew: held.willRenew,
      autoRenewPreference: held.willRenew ? held.nextProductID : nil, expirationReason: held.reason,
      renewalDate: held.willRenew ? last.expirationDate : nil,
      gracePeriodExpirationDate: held.state == .inGracePeriod ? last.expirationDate : nil, isInBillingRetry: isRetried,
      signedDate: SystemDate.now)
    return Product.SubscriptionInfo.Status(
      state: held.state, transaction: .verified(last), renewalInfo: .verified(info))
  }

  var allStatuses: [Product.SubscriptionInfo.Status] {
    with { $0.subscriptions.keys.sorted() }.compactMap { status(ofGroup: $0) }
  }

  func statusUpdates() -> IdleStream<Product.SubscriptionInfo.Status> { statusChanges.stream() }

  private func sendStatus(ofGroup group: String) {
    if let status = status(ofGroup: group) { statusChanges.send(status) }
  }
}
