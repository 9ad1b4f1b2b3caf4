import Foundation

/// A product as the original interface of the store has it. Source: Apple's page "SKProduct".
open class SKProduct: NSObject, @unchecked Sendable {
  private let product: Product?

  /// Makes a product without values, for subclasses of tests.
  public override init() {
    product = nil
    super.init()
  }

  init(_ product: Product) {
    self.product = product
    super.init()
  }

  /// The name of the product in the app's sources.
  open var productIdentifier: String { product?.id ?? "" }
  /// Its name for the user.
  open var localizedTitle: String { product?.displayName ?? "" }
  /// What the user gets.
  open var localizedDescription: String { product?.description ?? "" }
  /// In the currency of ``priceLocale``.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: product?.price ?? 0) }
  /// The locale whose currency the price has: the United States.
  open var priceLocale: Locale { Locale(identifier: "en_US@currency=USD") }
  /// Whether the user's family gets it as well.
  open var isFamilyShareable: Bool { product?.isFamilyShareable ?? false }
  /// Whether the product is content to download: never here.
  open var isDownloadable: Bool { false }
  /// How long one payment of a subscription lasts; nil for other products.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    (product?.subscription?.subscriptionPeriod).map { SKProductSubscriptionPeriod($0) }
  }
  /// The group of a subscription; nil for other products.
  open var subscriptionGroupIdentifier: String? { product?.subscription?.subscriptionGroupID }
  /// The offer for those who have not had a subscription of the group.
  open var introductoryPrice: SKProductDiscount? {
    (product?.subscription?.introductoryOffer).map { SKProductDiscount($0, priceLocale) }
  }
  /// Further offers, which the app gives.
  open var discounts: [SKProductDiscount] {
    product?.subscription?.promotionalOffers.map { SKProductDiscount($0, priceLocale) } ?? []
  }
}

/// How long a subscription or an offer lasts. Source: Apple's page "SKProductSubscriptionPeriod".
public final class SKProductSubscriptionPeriod: NSObject, Sendable {
  /// How many of the unit.
  public let numberOfUnits: Int
  /// What is counted.
  public let unit: SKProduct.PeriodUnit

  init(_ period: Product.SubscriptionPeriod) {
    numberOfUnits = period.value
    switch period.unit {
    case .day: unit = .day
    case .week: unit = .week
    case .month: unit = .month
    case .year: unit = .year
    }
    super.init()
  }
}

extension SKProduct {
  /// What a period is counted in. Source: Apple's page "SKProduct.PeriodUnit".
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }
}

/// A better price for some time. Source: Apple's page "SKProductDiscount".
public final class SKProductDiscount: NSObject, @unchecked Sendable {
  /// In the currency of ``priceLocale``.
  public let price: NSDecimalNumber
  /// The locale whose currency the price has.
  public let priceLocale: Locale
  /// The offer's name in the app's sources; nil for an introductory one.
  public let identifier: String?
  /// How long one payment lasts.
  public let subscriptionPeriod: SKProductSubscriptionPeriod
  /// How many periods the offer lasts.
  public let numberOfPeriods: Int
  /// How the user pays.
  public let paymentMode: PaymentMode
  /// For whom the offer is.
  public let type: `Type`

  init(_ offer: Product.SubscriptionOffer, _ locale: Locale) {
    (price, priceLocale, identifier) = (NSDecimalNumber(decimal: offer.price), locale, offer.id)
    (subscriptionPeriod, numberOfPeriods) = (SKProductSubscriptionPeriod(offer.period), offer.periodCount)
    switch offer.paymentMode {
    case .freeTrial: paymentMode = .freeTrial
    case .payUpFront: paymentMode = .payUpFront
    default: paymentMode = .payAsYouGo
    }
    type = offer.type == .introductory ? .introductory : .subscription
    super.init()
  }

  /// How the user pays. Source: Apple's page "SKProductDiscount.PaymentMode".
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo, payUpFront, freeTrial
  }

  /// For whom an offer is. Source: Apple's page "SKProductDiscount.Type".
  public enum `Type`: UInt, Sendable {
    case introductory, subscription
  }
}
