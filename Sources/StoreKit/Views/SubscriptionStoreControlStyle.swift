import SwiftUI

/// How subscription stores look.
struct SubscriptionStoreSettings: Sendable {
  var buysAtOnce = false
  var label = SubscriptionStoreButtonLabel.automatic

  func title(of product: Product) -> String {
    switch label {
    case .displayName: product.displayName
    case .price: product.displayPrice
    default: "Subscribe"
    }
  }
}

private struct SubscriptionStoreKey: EnvironmentKey {
  static let defaultValue = SubscriptionStoreSettings()
}

extension EnvironmentValues {
  var subscriptionStore: SubscriptionStoreSettings {
    get { self[SubscriptionStoreKey.self] }
    set { self[SubscriptionStoreKey.self] = newValue }
  }
}

/// What the button of a subscription store says. Source: Apple's page "SubscriptionStoreButtonLabel".
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  let name: String
  /// What the store says by itself.
  public static let automatic = Self(name: "automatic")
  /// That it subscribes.
  public static let action = Self(name: "action")
  /// The subscription's name.
  public static let displayName = Self(name: "displayName")
  /// The subscription's price.
  public static let price = Self(name: "price")
  /// In one line.
  public static let singleLine = Self(name: "singleLine")
  /// In several lines.
  public static let multiline = Self(name: "multiline")
  /// In one line.
  public var singleLine: Self { self }
  /// In several lines.
  public var multiline: Self { self }
  /// The subscription's name.
  public var displayName: Self { .displayName }
  /// The subscription's price.
  public var price: Self { .price }
  /// That it subscribes.
  public var action: Self { .action }
}

/// How the user chooses a subscription. Source: Apple's page "SubscriptionStoreControlStyle".
public protocol SubscriptionStoreControlStyle: Sendable {
  /// Whether each subscription has a button that buys it.
  var buysAtOnce: Bool { get }
}

/// The control of the surroundings: one chooses, then subscribes. Source: Apple's page "AutomaticSubscriptionStoreControlStyle".
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Makes the style.
  public init() {}
  /// False: a tap on a subscription selects it.
  public var buysAtOnce: Bool { false }
}

/// One chooses, then subscribes. Source: Apple's page "PickerSubscriptionStoreControlStyle".
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Makes the style.
  public init() {}
  /// False: a tap on a subscription selects it.
  public var buysAtOnce: Bool { false }
}

/// Each subscription has a button that buys it. Source: Apple's page "ButtonsSubscriptionStoreControlStyle".
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Makes the style.
  public init() {}
  /// True: a tap on a subscription buys it.
  public var buysAtOnce: Bool { true }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The control of the surroundings.
  public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// One chooses, then subscribes.
  public static var picker: Self { Self() }
  /// One chooses, then subscribes.
  public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// Each subscription has a button that buys it.
  public static var buttons: Self { Self() }
}

extension View {
  /// Says how the user chooses a subscription. Source: Apple's page "subscriptionStoreControlStyle(_:)".
  nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    transformEnvironment(\.subscriptionStore) { $0.buysAtOnce = style.buysAtOnce }
  }

  /// Says what the button of a subscription store says. Source: Apple's page "subscriptionStoreButtonLabel(_:)".
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    transformEnvironment(\.subscriptionStore) { $0.label = label }
  }

  /// Draws the background of an option of a subscription store, which pictures leave out. Source: Apple's page "subscriptionStorePickerItemBackground(_:)".
  nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }

  /// Colours the controls of a subscription store, which pictures leave out. Source: Apple's page "subscriptionStoreControlBackground(_:)".
  nonisolated public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
}
