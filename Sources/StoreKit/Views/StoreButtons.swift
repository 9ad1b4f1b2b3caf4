import SwiftUI

/// A button that views of the store have beside their products. Source: Apple's page "StoreButtonKind".
public struct StoreButtonKind: Hashable, Sendable {
  let name: String

  /// Closes the store.
  public static let cancellation = Self(name: "Close")
  /// Brings back what the user has bought.
  public static let restorePurchases = Self(name: "Restore Purchases")
  /// Takes a code.
  public static let redeemCode = Self(name: "Redeem Code")
  /// Opens the app's own page for those who have an account.
  public static let signIn = Self(name: "Sign In")
  /// The terms and the privacy policy.
  public static let policies = Self(name: "Policies")

  /// All except those that the app shows, in their order.
  static let all: [Self] = [.restorePurchases, .redeemCode, .signIn, .policies, .cancellation]
}

/// The pages that a store links to. Source: Apple's page "SubscriptionStorePolicyKind".
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  case privacyPolicy, termsOfService

  var title: String {
    switch self {
    case .privacyPolicy: "Privacy Policy"
    case .termsOfService: "Terms of Service"
    }
  }
}

/// What the buttons of a store do.
struct StoreButtonSettings: Sendable {
  var visibility: [StoreButtonKind: Visibility] = [:]
  var signIn: (@MainActor @Sendable () -> Void)?
  var policies: [SubscriptionStorePolicyKind: URL] = [:]

  /// - Parameter isPresented: Whether the store can be closed.
  func shown(isPresented: Bool) -> [StoreButtonKind] {
    StoreButtonKind.all.filter { kind in
      switch visibility[kind] ?? .automatic {
      case .visible: return true
      case .hidden: return false
      case .automatic: return kind == .cancellation && isPresented || kind == .policies && !policies.isEmpty
      }
    }
  }
}

private struct StoreButtonSettingsKey: EnvironmentKey {
  static let defaultValue = StoreButtonSettings()
}

extension EnvironmentValues {
  var storeButtons: StoreButtonSettings {
    get { self[StoreButtonSettingsKey.self] }
    set { self[StoreButtonSettingsKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides buttons of views of the store. Source: Apple's page "storeButton(_:for:)".
  nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View {
    transformEnvironment(\.storeButtons) { settings in
      for kind in kinds { settings.visibility[kind] = visibility }
    }
  }

  /// Says what the button for people with an account does. Source: Apple's page "subscriptionStoreSignInAction(_:)".
  nonisolated public func subscriptionStoreSignInAction(_ action: (@MainActor @Sendable () -> Void)?) -> some View {
    transformEnvironment(\.storeButtons) { settings in
      settings.signIn = action
      settings.visibility[.signIn] = action == nil ? .hidden : .visible
    }
  }

  /// Says where a store's policy is. Source: Apple's page "subscriptionStorePolicyDestination(url:for:)".
  nonisolated public func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind)
    -> some View
  { transformEnvironment(\.storeButtons) { $0.policies[kind] = url } }
}

/// The buttons beside the products.
struct StoreButtons: View {
  @Environment(\.storeButtons) private var settings
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ForEach(settings.shown(isPresented: isPresented), id: \.name) { kind in
      switch kind {
      case .policies:
        ForEach([SubscriptionStorePolicyKind.termsOfService, .privacyPolicy], id: \.self) { policy in
          if let url = settings.policies[policy] { Link(policy.title, destination: url) }
        }
      case .restorePurchases: Button(kind.name) { Task { try await AppStore.sync() } }
      case .cancellation: Button(kind.name) { dismiss() }
      case .signIn: Button(kind.name) { settings.signIn?() }
      default: Button(kind.name) { StoreState.current.log("Show the redemption of codes") }
      }
    }
  }
}
