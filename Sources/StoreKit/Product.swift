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

  init(id: String, type: ProductType, displayName: String, description: String, price: Decimal, isFamilyShareable: Bool)
  {
    (self.id, self.type, self.displayName, self.description) = (id, type, displayName, description)
    (self.price, self.isFamilyShareable) = (price, isFamilyShareable)
  }

  /// The price with its currency, in the user's format.
  public var displayPrice: String { price.formatted(priceFormatStyle) }

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
    /// A subscription. It neither ends nor renews itself here.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
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
  /// - Parameter options: Have no effect, but for the quantity and the token.
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

  /// How a product is bought.
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case quantity(Int)
      case token(UUID)
    }

    let kind: Kind

    /// Several of something that is used up.
    public static func quantity(_ quantity: Int) -> Self { Self(kind: .quantity(quantity)) }
    /// Connects the transaction with an account of the app's.
    public static func appAccountToken(_ token: UUID) -> Self { Self(kind: .token(token)) }
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

/// Something signed, and whether the signature is right: it always is here. Source: Apple's page "VerificationResult".
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// The signature is not right.
  case unverified(SignedType, VerificationError)
  /// The signature is right.
  case verified(SignedType)

  /// Why a signature is not right.
  public enum VerificationError: Error, Sendable {
    case invalidSignature, revokedCertificate, missingRequiredProperties
  }

  /// The signed value.
  ///
  /// - Throws: Why the signature is not right.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The signed value, whether or not the signature is right.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// What goes wrong in the store. Source: Apple's page "StoreKitError".
public enum StoreKitError: Error, Sendable {
  /// Something else.
  case unknown
  /// The user has given up.
  case userCancelled
  /// The store cannot be reached.
  case networkError(URLError)
  /// The system fails.
  case systemError(any Error)
  /// The product is not sold in the user's country.
  case notAvailableInStorefront
  /// The app may not use the store.
  case notEntitled
}
