import Foundation

/// Something that the app sells, as the test says by `app.world.store`. Source: Apple's page "Product".
public struct Product: Identifiable, Hashable, Sendable {
  /// The name of the product in the app's sources.
  public let id: String
  /// What the product is.
  public let type: ProductType
  /// Its name for the user.
  public let displayName: String
  /// What the user gets.
  public let description: String
  /// In dollars.
  public let price: Decimal
  /// Whether the user's family gets it as well.
  public let isFamilyShareable: Bool
  /// What a subscription is; nil for other products.
  public let subscription: SubscriptionInfo?

  init(
    id: String, type: ProductType, displayName: String, description: String, price: Decimal, isFamilyShareable: Bool,
    subscription: SubscriptionInfo?
  ) {
    (self.id, self.type, self.displayName, self.description) = (id, type, displayName, description)
    (self.price, self.isFamilyShareable, self.subscription) = (price, isFamilyShareable, subscription)
  }

  /// The price with its currency, in the user's format.
  public var displayPrice: String { price.formatted(priceFormatStyle) }

  /// The product as a server reads it.
  public var jsonRepresentation: Data {
    let values: [String: String] = ["id": id, "type": type.rawValue, "displayName": displayName, "price": "\(price)"]
    return (try? JSONEncoder().encode(values)) ?? Data()
  }

  /// The format of ``displayPrice``.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Something that is used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// Something that is bought once.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// Something for some time, which the app itself ends.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// A subscription. It renews itself and ends when the test says so, by `app.world.store.renew` and `app.world.store.expire`.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")

    /// The name of the kind, in English.
    public var localizedDescription: String { rawValue }
  }

  /// Finds products; those that the test has not put on sale are left out, as on a device.
  ///
  /// - Parameter identifiers: The app's names for them.
  /// - Throws: What the test says by `app.world.store.failure`.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String {
    try StoreState.current.products().filter { identifiers.contains($0.id) }
  }

  /// Buys the product. No sheet asks the user: the test says by `app.world.store.answer` what becomes of it, and by default it succeeds.
  ///
  /// A subscription replaces one of the same group at once if its level is better; otherwise the user keeps the old one until it is renewed.
  ///
  /// - Parameter options: The quantity, the token, the offer and the question to another person have an effect.
  /// - Throws: What the test says.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    try StoreState.current.buy(self, options)
  }

  /// What becomes of a purchase.
  public enum PurchaseResult: Sendable {
    /// The user has bought the product.
    case success(VerificationResult<Transaction>)
    /// The user has not bought it.
    case userCancelled
    /// Another person, such as a parent, must approve: the transaction may come later, by ``Transaction/updates``.
    case pending
  }

  /// The transaction by which the user has the product now; nil where there is none.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// The last transaction of the product; nil where there is none.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
}
