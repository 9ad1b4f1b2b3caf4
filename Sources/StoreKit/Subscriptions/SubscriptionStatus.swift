import Foundation
import UnderstudyWorld

extension Product.SubscriptionInfo {
  /// How a subscription stands. Source: Apple's page "Product.SubscriptionInfo.Status".
  public struct Status: Hashable, Sendable {
    /// Whether the user has it now.
    public let state: RenewalState
    /// The last transaction.
    public let transaction: VerificationResult<Transaction>
    /// What becomes of it at its end.
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// Gives the status of a subscription whenever it changes.
    public static var updates: Statuses { Statuses(base: StoreState.current.statusUpdates()) }

    /// The statuses of all subscriptions, by their groups.
    public static var all: Statuses {
      Statuses(base: StoreState.stream(of: StoreState.current.allStatuses))
    }

    /// Statuses, one after the other.
    public struct Statuses: AsyncSequence, Sendable {
      fileprivate let base: IdleStream<Status>

      /// Gives each status.
      public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: IdleStream<Status>.Iterator

        /// The next status; nil if there is no other one. An app that awaits a change is idle.
        public mutating func next() async -> Status? { await base.next() }
      }

      /// Begins with the oldest.
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
    }
  }

  /// Whether the user has a subscription. Source: Apple's page "Product.SubscriptionInfo.RenewalState".
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// The store's number of the state.
    public let rawValue: Int
    /// Makes a state of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user has it.
    public static let subscribed = Self(rawValue: 1)
    /// The user has it no longer.
    public static let expired = Self(rawValue: 2)
    /// The payment failed, and the store tries again; the user does not have it.
    public static let inBillingRetryPeriod = Self(rawValue: 3)
    /// The payment failed, and the store tries again; the user still has it.
    public static let inGracePeriod = Self(rawValue: 4)
    /// The store has taken it back.
    public static let revoked = Self(rawValue: 5)

    /// The name of the state, in English.
    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "Billing Retry"
      case .inGracePeriod: "Grace Period"
      case .revoked: "Revoked"
      default: "Unknown"
      }
    }

    var isEntitled: Bool { self == .subscribed || self == .inGracePeriod }
  }

  /// What becomes of a subscription at its end. Source: Apple's page "Product.SubscriptionInfo.RenewalInfo".
  public struct RenewalInfo: Hashable, Sendable {
    /// The first transaction of the subscription.
    public let originalTransactionID: UInt64
    /// The product that the user has now.
    public let currentProductID: String
    /// Whether it renews itself.
    public let willAutoRenew: Bool
    /// The product to which it renews itself; nil if it does not.
    public let autoRenewPreference: String?
    /// Why it ended; nil if it has not.
    public let expirationReason: ExpirationReason?
    /// When it renews itself, on the app's clock; nil if it does not.
    public let renewalDate: Date?
    /// When the user no longer has it; nil without a payment that failed.
    public let gracePeriodExpirationDate: Date?
    /// Whether the store tries the payment again.
    public let isInBillingRetry: Bool
    /// When the store has signed this.
    public let signedDate: Date

    /// The group's place in the store: always Xcode's.
    public var environment: AppStore.Environment { .xcode }

    /// Why a subscription ended. Source: Apple's page "Product.SubscriptionInfo.RenewalInfo.ExpirationReason".
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// The store's number of the reason.
      public let rawValue: Int
      /// Makes a reason of its number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The user has cancelled it.
      public static let autoRenewDisabled = Self(rawValue: 1)
      /// The payment failed.
      public static let billingError = Self(rawValue: 2)
      /// The user has refused a higher price.
      public static let didNotConsentToPriceIncrease = Self(rawValue: 3)
      /// The product is no longer sold.
      public static let productUnavailable = Self(rawValue: 4)
      /// Another reason.
      public static let unknown = Self(rawValue: 5)

      /// The name of the reason, in English.
      public var localizedDescription: String {
        switch self {
        case .autoRenewDisabled: "Auto-Renew Disabled"
        case .billingError: "Billing Error"
        case .didNotConsentToPriceIncrease: "Did Not Consent to Price Increase"
        case .productUnavailable: "Product Unavailable"
        default: "Unknown"
        }
      }
    }
  }
}

extension Product.SubscriptionInfo {
  /// The status under its older name.
  public typealias SubscriptionStatus = Status
}
