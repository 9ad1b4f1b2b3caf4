import Foundation

/// A wish to buy a product. Source: Apple's page "SKPayment".
open class SKPayment: NSObject, @unchecked Sendable {
  fileprivate var identifier: String
  fileprivate var count = 1
  fileprivate var userName: String?
  fileprivate var asksToBuy = false
  fileprivate var discount: SKPaymentDiscount?

  /// Wishes nothing yet.
  public override init() {
    identifier = ""
    super.init()
  }

  fileprivate init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Wishes one of a product.
  public convenience init(product: SKProduct) { self.init(identifier: product.productIdentifier) }

  /// The wish behind a purchase that is brought back, or that the app has not made.
  convenience init(restoring identifier: String) { self.init(identifier: identifier) }

  /// The product's identifier.
  public var productIdentifier: String { identifier }
  /// How many.
  public var quantity: Int { count }
  /// The app's name for its user.
  public var applicationUsername: String? { userName }
  /// Whether another person must approve.
  public var simulatesAskToBuyInSandbox: Bool { asksToBuy }
  /// The promotional offer that the app gives; nil for none.
  public var paymentDiscount: SKPaymentDiscount? { discount }

  var options: Set<Product.PurchaseOption> {
    var options: Set<Product.PurchaseOption> = [.quantity(count)]
    if asksToBuy { options.insert(.simulatesAskToBuyInSandbox(true)) }
    if let discount { options.insert(discount.option) }
    return options
  }
}

/// A wish that can be changed until it is in the queue. Source: Apple's page "SKMutablePayment".
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// Wishes one of a product.
  public convenience init(product: SKProduct) { self.init(identifier: product.productIdentifier) }

  /// The product's identifier.
  public override var productIdentifier: String {
    get { identifier }
    set { identifier = newValue }
  }
  /// How many.
  public override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  /// The app's name for its user.
  public override var applicationUsername: String? {
    get { userName }
    set { userName = newValue }
  }
  /// Whether another person must approve.
  public override var simulatesAskToBuyInSandbox: Bool {
    get { asksToBuy }
    set { asksToBuy = newValue }
  }
  /// The promotional offer that the app gives; nil for none.
  public override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
}

/// A promotional offer, with the signature of the app's server, which is not checked. Source: Apple's page "SKPaymentDiscount".
public final class SKPaymentDiscount: NSObject, @unchecked Sendable {
  /// The offer's name.
  public let identifier: String
  /// Names the key of the signature.
  public let keyIdentifier: String
  /// Makes the signature the only one of its kind.
  public let nonce: UUID
  /// What the server has signed.
  public let signature: String
  /// When the server has signed it, in milliseconds.
  public let timestamp: NSNumber

  /// Takes what the server has sent.
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
    super.init()
  }

  var option: Product.PurchaseOption {
    .promotionalOffer(
      offerID: identifier, keyID: keyIdentifier, nonce: nonce, signature: Data(signature.utf8),
      timestamp: timestamp.intValue)
  }
}

/// A purchase in the queue. Source: Apple's page "SKPaymentTransaction".
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// What the user buys.
  public let payment: SKPayment
  /// How far the purchase is.
  public internal(set) var transactionState: SKPaymentTransactionState
  /// Why it failed; nil if it has not.
  public internal(set) var error: (any Error)?
  /// The store's number of the purchase; nil before it is made.
  public internal(set) var transactionIdentifier: String?
  /// When the purchase was made, on the app's clock; nil before.
  public internal(set) var transactionDate: Date?
  /// The purchase that is restored or renewed; nil for others.
  public internal(set) var original: SKPaymentTransaction?

  init(payment: SKPayment, state: SKPaymentTransactionState) {
    (self.payment, transactionState) = (payment, state)
    super.init()
  }
}

/// How far a purchase is. Source: Apple's page "SKPaymentTransactionState".
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// What goes wrong with a payment. Source: Apple's page "SKError".
public struct SKError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of the error. Source: Apple's page "SKError.Code".
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  /// The kind of the error.
  public let code: Code

  /// Makes an error of its kind.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of the number.
  public static var errorDomain: String { SKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence for people.
  public var localizedDescription: String { "The payment failed: \(code)." }

  /// The cause is not known; never the case here.
  public static let unknown = Code.unknown
  /// The client may not make the request; never the case here.
  public static let clientInvalid = Code.clientInvalid
  /// The user has cancelled the payment, as the test's answer says.
  public static let paymentCancelled = Code.paymentCancelled
  /// Something of the payment is not as it should be; never the case here.
  public static let paymentInvalid = Code.paymentInvalid
  /// The user may not pay on this device; never the case here.
  public static let paymentNotAllowed = Code.paymentNotAllowed
  /// The store has no product of the payment's name.
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
}

/// The domain of ``SKError`` as a Foundation error.
public let SKErrorDomain = "SKErrorDomain"
