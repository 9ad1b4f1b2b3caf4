import SwiftUI

/// Shows the subscriptions of a group, one of which the user chooses and buys. Source: Apple's page "SubscriptionStoreView".
///
/// Each subscription is a button with its name and price, of which one is selected; a button "Subscribe" buys it.
@MainActor @preconcurrency
public struct SubscriptionStoreView<Content: View>: View {
  private let ids: [Product.ID]?
  private let group: String?
  private let content: Content?
  @State private var products: [Product] = []
  @State private var selection: Product.ID?
  @State private var ownedID: Product.ID?
  @Environment(\.subscriptionStore) private var settings
  @Environment(\.purchaseHandlers) private var handlers

  private init(ids: [Product.ID]?, group: String?, content: Content?) {
    (self.ids, self.group, self.content) = (ids, group, content)
  }

  /// Shows the subscriptions of a group.
  ///
  /// - Parameters:
  ///   - groupID: The group.
  ///   - visibleRelationships: Which of them, as seen from the one that the user has: all are shown here.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) where Content == EmptyView { self.init(ids: nil, group: groupID, content: nil) }

  /// Shows the subscriptions of a group below content of the app's.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(ids: nil, group: groupID, content: marketingContent()) }

  /// Shows subscriptions that are loaded by their identifiers.
  public init(
    productIDs: some Collection<Product.ID>, visibleRelationships: Product.SubscriptionRelationship = .all
  ) where Content == EmptyView { self.init(ids: Array(productIDs), group: nil, content: nil) }

  /// Shows subscriptions that are loaded by their identifiers below content of the app's.
  public init(
    productIDs: some Collection<Product.ID>, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(ids: Array(productIDs), group: nil, content: marketingContent()) }

  /// Shows subscriptions.
  public init(
    subscriptions: some Collection<Product>, visibleRelationships: Product.SubscriptionRelationship = .all
  ) where Content == EmptyView { self.init(ids: subscriptions.map(\.id), group: nil, content: nil) }

  /// Shows subscriptions below content of the app's.
  public init(
    subscriptions: some Collection<Product>, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(ids: subscriptions.map(\.id), group: nil, content: marketingContent()) }

  /// The content, the subscriptions and the store's buttons in a scroll view.
  public var body: some View {
    ScrollView {
      VStack {
        content
        ForEach(products) { product in
          Button {
            if settings.buysAtOnce { buy(product) } else { selection = product.id }
          } label: {
            VStack(alignment: .leading) {
              Text(verbatim: product.displayName)
              Text(verbatim: price(of: product))
            }
          }
          .accessibilityAddTraits(!settings.buysAtOnce && selection == product.id ? .isSelected : [])
          .disabled(ownedID == product.id && settings.buysAtOnce)
        }
        if !settings.buysAtOnce, let chosen = products.first(where: { $0.id == selection }) {
          Button(settings.title(of: chosen)) { buy(chosen) }.disabled(ownedID == chosen.id)
        }
        StoreButtons()
      }
    }
    .task(id: ids ?? [group ?? ""]) { await load() }
    .subscriptionStatusTask(for: group ?? products.first?.subscription?.subscriptionGroupID ?? "") { state in
      let status = state.value?.first { $0.state.isEntitled }
      ownedID = status?.transaction.unsafePayloadValue.productID
    }
  }

  private func load() async {
    if let ids {
      products = await Product.state(of: ids).products ?? []
    } else if let group {
      let all = (try? StoreState.current.products()) ?? []
      products = all.filter { $0.subscription?.subscriptionGroupID == group }
    }
    selection = selection ?? products.first?.id
  }

  private func price(of product: Product) -> String {
    guard let info = product.subscription else { return product.displayPrice }
    let unit = product.subscriptionPeriodUnitFormatStyle.format(info.subscriptionPeriod.unit)
    let every = info.subscriptionPeriod.value == 1 ? unit : info.subscriptionPeriod.words
    return "\(product.displayPrice)/\(every)"
  }

  private func buy(_ product: Product) {
    let handlers = handlers
    Task { await handlers.buy(product) }
  }
}

extension Product {
  /// Subscriptions as seen from the one that the user has. Source: Apple's page "Product.SubscriptionRelationship".
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    /// The numbers of the relationships.
    public let rawValue: Int
    /// Makes relationships of their numbers.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Better ones.
    public static let upgrade = Self(rawValue: 1)
    /// Subscriptions of the same level.
    public static let crossgrade = Self(rawValue: 2)
    /// Lesser ones.
    public static let downgrade = Self(rawValue: 4)
    /// The one that the user has.
    public static let current = Self(rawValue: 8)
    /// Each.
    public static let all: Self = [.upgrade, .crossgrade, .downgrade, .current]
  }
}
