import Foundation

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
  /// The system is too old for the call, which it never is here.
  case unsupported
}

extension Product {
  /// Why the store refuses a purchase. Source: Apple's page "Product.PurchaseError".
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
}
