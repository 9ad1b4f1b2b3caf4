import Foundation
import UnderstudyWorld

/// Something that the user has got from the store. Source: Apple's page "Transaction".
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number of the transaction.
  public let id: UInt64
  /// The number of the first transaction of a subscription; the same number for other products.
  public let originalID: UInt64
  /// The product's identifier.
  public let productID: String
  /// What the product is.
  public let productType: Product.ProductType
  /// How many the user has bought.
  public let purchasedQuantity: Int
  /// What the user has paid, in dollars.
  public let price: Decimal?
  /// When, on the app's clock.
  public let purchaseDate: Date
  /// When the user bought the subscription at first; the same date for other products.
  public let originalPurchaseDate: Date
  /// When the store has signed this: at the purchase.
  public var signedDate: Date { purchaseDate }
  /// Connects the transaction with an account of the app's.
  public let appAccountToken: UUID?
  /// When the store took the product back; nil if it has not.
  public internal(set) var revocationDate: Date?
  /// Why the store took the product back; nil if it has not.
  public var revocationReason: RevocationReason? { revocationDate == nil ? nil : .other }
  /// Until when a subscription is paid; nil for other products.
  public let expirationDate: Date?
  /// Whether the user has a better subscription of the group instead.
  public internal(set) var isUpgraded: Bool
  /// The group of the subscription; nil for other products.
  public let subscriptionGroupID: String?
  /// The offer that the user has taken; nil for the full price.
  public let offerType: OfferType?
  /// The name of the promotional offer; nil without one.
  public let offerID: String?
  /// Whether the user has bought it or it has renewed itself.
  public let reason: Reason

  /// The currency of ``price``.
  public var currency: Locale.Currency? { Locale.Currency("USD") }
  /// The country of the store.
  public var storefront: Storefront { .unitedStates }
  /// The country of the store in three letters.
  public var storefrontCountryCode: String { storefront.countryCode }
  /// Always Xcode's, as there is no server.
  public var environment: AppStore.Environment { .xcode }
  /// The app's identifier.
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  /// The number by which a server knows one payment of a subscription; nil for other products.
  public var webOrderLineItemID: String? { subscriptionGroupID == nil ? nil : "\(id)" }

  /// The transaction as a server reads it; dates are milliseconds since 1970.
  public var jsonRepresentation: Data {
    var values: [String: Any] = [
      "transactionId": "\(id)", "originalTransactionId": "\(originalID)", "productId": productID,
      "type": productType.rawValue, "quantity": purchasedQuantity, "bundleId": appBundleID, "environment": "Xcode",
      "purchaseDate": milliseconds(purchaseDate), "originalPurchaseDate": milliseconds(originalPurchaseDate),
    ]
    if let expirationDate { values["expiresDate"] = milliseconds(expirationDate) }
    if let revocationDate { values["revocationDate"] = milliseconds(revocationDate) }
    if let appAccountToken { values["appAccountToken"] = appAccountToken.uuidString.lowercased() }
    return (try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)) ?? Data()
  }

  private func milliseconds(_ date: Date) -> Int { Int((date.timeIntervalSince1970 * 1_000).rounded()) }

  /// How the user has the product: always by a purchase.
  public var ownershipType: OwnershipType { .purchased }

  /// How the user has a product.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// Makes a way of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a purchase.
    public static let purchased = Self(rawValue: "PURCHASED")
    /// By the family.
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }

  /// Why a transaction was made. Source: Apple's page "Transaction.Reason".
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Makes a reason of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user has bought the product.
    public static let purchase = Self(rawValue: "PURCHASE")
    /// A subscription has renewed itself.
    public static let renewal = Self(rawValue: "RENEWAL")
  }

  /// Why the store takes a product back. Source: Apple's page "Transaction.RevocationReason".
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The store's number of the reason.
    public let rawValue: Int
    /// Makes a reason of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The app does not do what it should.
    public static let developerIssue = Self(rawValue: 1)
    /// Another reason.
    public static let other = Self(rawValue: 0)
  }

  /// For whom the offer was that the user has taken. Source: Apple's page "Transaction.OfferType".
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The store's number of the kind.
    public let rawValue: Int
    /// Makes a kind of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// For those who have not had a subscription of the group.
    public static let introductory = Self(rawValue: 1)
    /// For whom the app will.
    public static let promotional = Self(rawValue: 2)
    /// For those who have a code.
    public static let code = Self(rawValue: 3)
    /// For those who have left.
    public static let winBack = Self(rawValue: 4)
  }

  /// How the subscription of this transaction stands; nil for other products.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async { subscriptionGroupID.flatMap { StoreState.current.status(ofGroup: $0) } }
  }

  /// Says that the app has given the user what was bought.
  public func finish() async { StoreState.current.finish(id) }

  // MARK: - The user's transactions

  /// Transactions that the app has not asked for: what was approved later, bought elsewhere, renewed or taken back.
  ///
  /// The first to ask after a launch gets what was not finished before it, too, once. Source: Apple's page "updates".
  public static var updates: Transactions { Transactions(base: StoreState.current.updates()) }
  /// Transactions that the app has not finished.
  public static var unfinished: Transactions { Transactions(StoreState.current.transactions { !$1 }) }
  /// Transactions, except finished ones of products that are used up.
  public static var all: Transactions {
    Transactions(StoreState.current.transactions { $0.productType != .consumable || !$1 })
  }
  /// The last of each product that the user has now.
  public static var currentEntitlements: Transactions { Transactions(StoreState.current.entitlements) }

  /// The last one of a product; nil if there is none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    StoreState.current.transactions { one, _ in one.productID == productID }.last.map { .verified($0) }
  }

  /// The one by which the user has a product now; nil if there is none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    StoreState.current.entitlements.last { $0.productID == productID }.map { .verified($0) }
  }

  /// The transaction by which the user has a product now, if there is one.
  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions(StoreState.current.entitlements.filter { $0.productID == productID })
  }

  /// Transactions, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    fileprivate let base: IdleStream<Transaction>

    fileprivate init(base: IdleStream<Transaction>) { self.base = base }
    fileprivate init(_ transactions: [Transaction]) { base = StoreState.stream(of: transactions) }

    /// Gives each transaction, with the signature that it has.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: IdleStream<Transaction>.Iterator

      /// The next transaction; nil if there is no other one. An app that awaits an update is idle.
      public mutating func next() async -> VerificationResult<Transaction>? {
        await base.next().map { .verified($0) }
      }
    }

    /// Begins with the oldest.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
  }
}
