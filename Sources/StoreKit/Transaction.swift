import Foundation
import UnderstudyWorld

/// Something that the user has got from the store. Source: Apple's page "Transaction".
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number of the transaction.
  public let id: UInt64
  /// The same number, as nothing is renewed here.
  public var originalID: UInt64 { id }
  /// The product's identifier.
  public let productID: String
  /// What the product is.
  public let productType: Product.ProductType
  /// How many the user has bought.
  public let purchasedQuantity: Int
  /// When, on the app's clock.
  public let purchaseDate: Date
  /// The same date, as nothing is renewed here.
  public var originalPurchaseDate: Date { purchaseDate }
  /// The same date.
  public var signedDate: Date { purchaseDate }
  /// Connects the transaction with an account of the app's.
  public let appAccountToken: UUID?
  /// When the store took the product back; nil where it has not.
  public internal(set) var revocationDate: Date?
  /// Nil: subscriptions do not end here.
  public var expirationDate: Date? { nil }
  /// False: there is nothing to upgrade to.
  public var isUpgraded: Bool { false }
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

  /// Says that the app has given the user what was bought.
  public func finish() async { StoreState.current.finish(id) }

  // MARK: - Those of the user

  /// Transactions that the app has not asked for: what was approved later, bought elsewhere or taken back.
  public static var updates: Transactions { Transactions(base: StoreState.current.updates()) }
  /// Transactions that the app has not finished.
  public static var unfinished: Transactions { Transactions(StoreState.current.transactions { !$1 }) }
  /// Transactions, except finished ones of products that are used up.
  public static var all: Transactions {
    Transactions(StoreState.current.transactions { $0.productType != .consumable || !$1 })
  }
  /// The last of each product that the user has now.
  public static var currentEntitlements: Transactions { Transactions(StoreState.current.entitlements) }

  /// The last one of a product; nil where there is none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    StoreState.current.transactions { one, _ in one.productID == productID }.last.map { .verified($0) }
  }

  /// The one by which the user has a product now; nil where there is none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    StoreState.current.entitlements.last { $0.productID == productID }.map { .verified($0) }
  }

  /// Transactions, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    fileprivate let base: IdleStream<Transaction>

    fileprivate init(base: IdleStream<Transaction>) { self.base = base }
    fileprivate init(_ transactions: [Transaction]) {
      let values = Broadcaster<Transaction>()
      base = values.stream(beginningWith: transactions)
      values.finish()
    }

    /// Gives each transaction, with the signature that it has.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: IdleStream<Transaction>.Iterator

      /// The next transaction; nil where there is no other one. An app that awaits an update is idle.
      public mutating func next() async -> VerificationResult<Transaction>? {
        await base.next().map { .verified($0) }
      }
    }

    /// Begins with the oldest.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
  }
}
