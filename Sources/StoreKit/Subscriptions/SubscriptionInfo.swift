import Foundation

extension Product {
  /// What a subscription is, and how it stands. Source: Apple's page "Product.SubscriptionInfo".
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group of subscriptions of which a user has one at a time.
    public let subscriptionGroupID: String
    /// How long one payment lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The place of the subscription in its group; 1 is the best.
    public let groupLevel: Int
    /// The offer for those who have not had a subscription of the group.
    public let introductoryOffer: SubscriptionOffer?
    /// Further offers, which the app gives.
    public let promotionalOffers: [SubscriptionOffer]
    /// Offers for those who have left: none.
    public var winBackOffers: [SubscriptionOffer] { [] }
    /// The group's name for the user.
    public let groupDisplayName: String

    /// Describes a subscription, as the test sells it by `app.world.store.sell`.
    ///
    /// - Parameters:
    ///   - group: The group of subscriptions of which a user has one at a time.
    ///   - period: How long one payment lasts.
    ///   - level: The place in its group; 1 is the best.
    ///   - introductoryOffer: For those who have not had a subscription of the group.
    ///   - promotionalOffers: What the app gives by ``Product/PurchaseOption/promotionalOffer(offerID:keyID:nonce:signature:timestamp:)``.
    public init(
      group: String, period: SubscriptionPeriod, level: Int = 1, introductoryOffer: SubscriptionOffer? = nil,
      promotionalOffers: [SubscriptionOffer] = []
    ) {
      (subscriptionGroupID, subscriptionPeriod, groupLevel) = (group, period, level)
      (self.introductoryOffer, self.promotionalOffers, groupDisplayName) = (introductoryOffer, promotionalOffers, group)
    }

    /// Whether the user has not had a subscription of the group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// Whether the user has not had a subscription of a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      StoreState.current.transactions { one, _ in one.subscriptionGroupID == groupID }.isEmpty
    }

    /// How the user's subscription of the group stands; empty if there has never been one.
    public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }

    /// How the user's subscription of a group stands; empty if there has never been one.
    ///
    /// - Throws: What the test says by `app.world.store.failure`.
    public static func status(for groupID: String) async throws -> [Status] {
      _ = try StoreState.current.products()
      return StoreState.current.status(ofGroup: groupID).map { [$0] } ?? []
    }
  }

  /// A better price for some time. Source: Apple's page "Product.SubscriptionOffer".
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The offer's name in the app's sources; nil for an introductory one.
    public let id: String?
    /// For whom the offer is.
    public let type: OfferType
    /// What one period costs, in dollars.
    public let price: Decimal
    /// How long one payment lasts.
    public let period: SubscriptionPeriod
    /// How many periods the offer lasts.
    public let periodCount: Int
    /// How the user pays.
    public let paymentMode: PaymentMode

    /// The price with its currency, in the user's format.
    public var displayPrice: String { price.formatted(.currency(code: "USD")) }

    /// A trial without a payment, for those who have not had a subscription of the group.
    ///
    /// - Parameter period: How long it lasts.
    public static func freeTrial(_ period: SubscriptionPeriod) -> Self {
      Self(id: nil, type: .introductory, price: 0, period: period, periodCount: 1, paymentMode: .freeTrial)
    }

    /// A better price at first, for those who have not had a subscription of the group.
    ///
    /// - Parameters:
    ///   - price: What one period costs, in dollars.
    ///   - period: How long one payment lasts.
    ///   - count: How many periods the offer lasts.
    public static func introductory(_ price: Decimal, every period: SubscriptionPeriod, count: Int = 1) -> Self {
      Self(id: nil, type: .introductory, price: price, period: period, periodCount: count, paymentMode: .payAsYouGo)
    }

    /// A better price that the app gives to whom it will.
    ///
    /// - Parameters:
    ///   - id: The offer's name in the app's sources.
    ///   - price: What one period costs, in dollars.
    ///   - period: How long one payment lasts.
    ///   - count: How many periods the offer lasts.
    public static func promotional(
      _ id: String, _ price: Decimal, every period: SubscriptionPeriod, count: Int = 1
    ) -> Self {
      Self(id: id, type: .promotional, price: price, period: period, periodCount: count, paymentMode: .payAsYouGo)
    }

    /// For whom an offer is. Source: Apple's page "Product.SubscriptionOffer.OfferType".
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The name of the kind.
      public let rawValue: String
      /// Makes a kind of its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For those who have not had a subscription of the group.
      public static let introductory = Self(rawValue: "Introductory")
      /// For whom the app will.
      public static let promotional = Self(rawValue: "Promotional")
      /// For those who have left.
      public static let winBack = Self(rawValue: "WinBack")

      /// The name of the kind, in English.
      public var localizedDescription: String { rawValue }
    }

    /// How the user pays. Source: Apple's page "Product.SubscriptionOffer.PaymentMode".
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name of the way.
      public let rawValue: String
      /// Makes a way of its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Each period.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// All at once.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = Self(rawValue: "FreeTrial")

      /// The name of the way, in English.
      public var localizedDescription: String {
        switch self {
        case .freeTrial: "Free Trial"
        case .payUpFront: "Pay Up Front"
        default: "Pay As You Go"
        }
      }
    }
  }
}
