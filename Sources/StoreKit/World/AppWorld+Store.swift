import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What the app sells, and what the user buys.
  public var store: Store { Store(world: self) }

  /// The store. At first it sells nothing.
  @preconcurrency @MainActor
  public struct Store {
    fileprivate let world: AppWorld

    private var state: StoreState { world.part(StoreState.self) }

    /// What becomes of a purchase.
    public enum Answer: Sendable {
      /// The user buys the product: the default.
      case succeeds
      /// The user gives up.
      case isCancelled
      /// Another person must approve, for whom the test acts by ``AppWorld/Store/approve(_:fileID:file:line:)``.
      case isPending
      /// The app gets an error.
      case fails(any Error)

      var name: String {
        switch self {
        case .succeeds: "success"
        case .isCancelled: "cancelled"
        case .isPending: "pending"
        case .fails(let error): "error \(error)"
        }
      }
    }

    /// What becomes of purchases from now on.
    public var answer: Answer {
      get { state.with { $0.answer } }
      nonmutating set { state.with { $0.answer = newValue } }
    }

    /// What the app gets where it asks for products; nil, as at first, for the products.
    public var failure: (any Error)? {
      get { state.with { $0.failure } }
      nonmutating set { state.with { $0.failure = newValue } }
    }

    /// Puts a product on sale, in the place of an older one of the same identifier.
    ///
    /// - Parameters:
    ///   - id: Its name in the app's sources.
    ///   - type: What it is.
    ///   - name: Its name for the user.
    ///   - description: What the user gets.
    ///   - price: In dollars.
    ///   - isFamilyShareable: Whether the user's family gets it as well.
    ///   - subscription: What a subscription is; the type is then that of one that renews itself.
    public func sell(
      _ id: String, _ type: Product.ProductType = .nonConsumable, name: String, description: String = "",
      price: Decimal, isFamilyShareable: Bool = false, subscription: Product.SubscriptionInfo? = nil
    ) {
      let product = Product(
        id: id, type: subscription == nil ? type : .autoRenewable, displayName: name, description: description,
        price: rounded(price), isFamilyShareable: isFamilyShareable, subscription: subscription)
      state.with { values in
        values.products.removeAll { $0.id == id }
        values.products.append(product)
      }
    }

    /// A price as people write it: a literal such as 4.99 has seventeen digits.
    private func rounded(_ price: Decimal) -> Decimal {
      var (price, rounded) = (price, Decimal())
      NSDecimalRound(&rounded, &price, 4, .plain)
      return rounded
    }

    /// Approves a purchase that is pending: the app gets the transaction by ``Transaction/updates``. Fails the test where there is none.
    public func approve(
      _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      let product = state.with { values in
        values.pending.firstIndex { $0.id == id }.map { values.pending.remove(at: $0) }
      }
      guard let product else { return fail("approve", id, "no purchase of it is pending", site) }
      world.control.act("Approve the purchase of \(id)", at: site) { state.deliver(product) }
    }

    /// Makes the user get a product elsewhere, as on another device. Fails the test where it is not on sale.
    public func deliver(
      _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      guard let product = state.with({ $0.products.first { $0.id == id } }) else {
        return fail("deliver", id, "it is not on sale", site)
      }
      world.control.act("Deliver \(id)", at: site) { state.deliver(product) }
    }

    /// Takes back what the user has of a product. Fails the test where the user has none.
    public func revoke(
      _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      var isRevoked = false
      world.control.act("Revoke \(id)", at: site) { isRevoked = state.revoke(id) }
      if !isRevoked { fail("revoke", id, "the user has not bought it", site) }
    }

    /// Renews a subscription as at the end of its period, or begins one again that has ended. Fails the test if the user has never had it.
    ///
    /// - Parameter id: The product that the user has.
    public func renew(
      _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      guard let group = state.heldGroup(of: id) else {
        return fail("renew", id, "the user has not subscribed to it", site)
      }
      world.control.act("Renew \(id)", at: site) { state.renew(group: group) }
    }

    /// Ends a subscription. Fails the test if the user has never had it.
    ///
    /// - Parameters:
    ///   - id: The product that the user has.
    ///   - reason: Why; by default the user has cancelled it.
    public func expire(
      _ id: String, because reason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason = .autoRenewDisabled,
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      guard let group = state.heldGroup(of: id) else {
        return fail("expire", id, "the user has not subscribed to it", site)
      }
      world.control.act("Expire \(id)", at: site) { state.setState(.expired, ofGroup: group, because: reason) }
    }

    /// Makes the payment of a subscription fail. Fails the test if the user has never had it.
    ///
    /// - Parameters:
    ///   - id: The product that the user has.
    ///   - keepsAccess: Whether the user still has it while the store tries again.
    public func failPayment(
      of id: String, keepsAccess: Bool = false, fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      guard let group = state.heldGroup(of: id) else {
        return fail("fail the payment of", id, "the user has not subscribed to it", site)
      }
      world.control.act("Fail the payment of \(id)", at: site) {
        state.setState(keepsAccess ? .inGracePeriod : .inBillingRetryPeriod, ofGroup: group, because: .billingError)
      }
    }

    /// What becomes of a request for the money; nil fails it.
    public var refundAnswer: Transaction.RefundRequestStatus? {
      get { state.with { $0.refundAnswer } }
      nonmutating set { state.with { $0.refundAnswer = newValue } }
    }

    private func fail(_ verb: String, _ id: String, _ reason: String, _ site: CallSite) {
      world.control.fail("Could not \(verb) the product '\(id)': \(reason).", at: site)
    }

    /// The identifiers of the products that the user has, except those that are used up.
    public var owned: [String] {
      world.control.settle()
      return state.entitlements.map(\.productID)
    }

    /// All transactions, the oldest first.
    public var transactions: [Transaction] {
      world.control.settle()
      return state.transactions { _, _ in true }
    }

    /// How often the app has asked for a rating.
    public var reviewRequests: Int {
      world.control.settle()
      return state.with { $0.reviewRequests }
    }
  }
}
