import SwiftUI

/// Shows a product with a button that buys it. Source: Apple's page "ProductView".
///
/// The product's name and description are texts, and the button has its price; while the store has not answered there is a progress view.
@MainActor @preconcurrency
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: Product.ID
  private let given: Product?
  private let icon: (() -> Icon)?
  private let placeholder: (() -> PlaceholderIcon)?
  @State private var state = Product.TaskState.loading
  @State private var isOwned = false
  @Environment(\.productViewStyle) private var style
  @Environment(\.purchaseHandlers) private var handlers

  /// Shows a product that is loaded by its identifier.
  ///
  /// - Parameters:
  ///   - id: The name of the product in the app's sources.
  ///   - prefersPromotionalIcon: Has no effect, as the store has no pictures here.
  ///   - icon: The product's picture.
  ///   - placeholderIcon: Stands for the picture while the store has not answered.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: @escaping () -> PlaceholderIcon
  ) { (self.id, given, self.icon, placeholder) = (id, nil, icon, placeholderIcon) }

  /// Shows a product that is loaded by its identifier, with a picture.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
  where PlaceholderIcon == EmptyView { (self.id, given, self.icon, placeholder) = (id, nil, icon, nil) }

  /// Shows a product that is loaded by its identifier.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView { (self.id, given, icon, placeholder) = (id, nil, nil, nil) }

  /// Shows a product, with a picture.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
  where PlaceholderIcon == EmptyView { (id, given, self.icon, placeholder) = (product.id, product, icon, nil) }

  /// Shows a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    (id, given, icon, placeholder) = (product.id, product, nil, nil)
  }

  /// The product as the style shows it.
  public var body: some View {
    // A container, as a style may show nothing until the product is there, and nothing has no tasks.
    ZStack { AnyView(style.make(configuration)) }
      .storeProductTask(for: id) { state = given.map { .success($0) } ?? $0 }
      .currentEntitlementTask(for: id) { isOwned = $0.transaction != nil }
  }

  private var configuration: ProductViewStyleConfiguration {
    ProductViewStyleConfiguration(
      state: state, hasCurrentEntitlement: isOwned,
      icon: ProductViewStyleConfiguration.Icon(
        content: state.product == nil ? placeholder.map { AnyView($0()) } : icon.map { AnyView($0()) }),
      handlers: handlers)
  }
}
