import SwiftUI

/// Shows products, each with a button that buys it. Source: Apple's page "StoreView".
@MainActor @preconcurrency
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let ids: [Product.ID]
  private let icon: ((Product) -> Icon)?
  @State private var state = Product.CollectionTaskState.loading

  /// Shows products that are loaded by their identifiers.
  ///
  /// - Parameters:
  ///   - ids: The names of the products in the app's sources, in the order in which they are shown.
  ///   - prefersPromotionalIcon: Has no effect, as the store has no pictures here.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView { (self.ids, icon) = (Array(ids), nil) }

  /// Shows products that are loaded by their identifiers, each with a picture.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView { (self.ids, self.icon) = (Array(ids), icon) }

  /// Shows products that are loaded by their identifiers, each with a picture.
  ///
  /// - Parameter placeholderIcon: Is not shown, as the store answers at once.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: @escaping () -> PlaceholderIcon
  ) { (self.ids, self.icon) = (Array(ids), icon) }

  /// The products in a scroll view, with the store's buttons below.
  public var body: some View {
    ScrollView {
      VStack {
        switch state {
        case .loading: ProgressView()
        case .failure: ContentUnavailableView("Store Unavailable", systemImage: "cart")
        case .success(let products, _):
          ForEach(products) { product in
            if let icon { ProductView(product) { icon(product) } } else { ProductView(product) }
          }
        }
        StoreButtons()
      }
    }
    .storeProductsTask(for: ids) { state = $0 }
  }
}
