import Foundation
import SwiftUI

extension Product {
  /// How a product is bought. Source: Apple's page "Product.PurchaseOption".
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case quantity(Int)
      case token(UUID)
      case asksToBuy(Bool)
      case offer(String)
      case custom(String)
      case staysAfterChange
    }

    let kind: Kind

    /// Several of something that is used up.
    public static func quantity(_ quantity: Int) -> Self { Self(kind: .quantity(quantity)) }
    /// Connects the transaction with an account of the app's.
    public static func appAccountToken(_ token: UUID) -> Self { Self(kind: .token(token)) }
    /// Makes the purchase one that another person must approve, whatever `app.world.store.answer` is.
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> Self { Self(kind: .asksToBuy(simulates)) }
    /// Takes a promotional offer of the subscription. The signature is not checked.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> Self { Self(kind: .offer(offerID)) }
    /// Takes an offer for a user who has left.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> Self { Self(kind: .offer(offer.id ?? "")) }
    /// Has no effect, as the user's country does not change during a purchase.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> Self { Self(kind: .staysAfterChange) }
    /// Has no effect beyond the app's own server.
    public static func custom(key: String, value: String) -> Self { Self(kind: .custom(key)) }
    /// Has no effect beyond the app's own server.
    public static func custom(key: String, value: Double) -> Self { Self(kind: .custom(key)) }
    /// Has no effect beyond the app's own server.
    public static func custom(key: String, value: Bool) -> Self { Self(kind: .custom(key)) }
    /// Has no effect beyond the app's own server.
    public static func custom(key: String, value: Data) -> Self { Self(kind: .custom(key)) }
  }

  /// Buys the product, as ``purchase(options:)`` does.
  ///
  /// - Parameter scene: Shows the sheet on a device.
  @MainActor
  public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws
    -> PurchaseResult
  { try await purchase(options: options) }

  /// Buys the product, as ``purchase(options:)`` does.
  ///
  /// - Parameter viewController: Shows the sheet on a device.
  @MainActor
  public func purchase(confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []) async throws
    -> PurchaseResult
  { try await purchase(options: options) }
}
