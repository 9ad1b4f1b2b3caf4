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

/// The parts of a ``ProductView``. Source: Apple's page "ProductViewStyleConfiguration".
@preconcurrency @MainActor
public struct ProductViewStyleConfiguration {
  /// How far the store is.
  public let state: Product.TaskState
  /// Whether the user has the product.
  public let hasCurrentEntitlement: Bool
  /// The picture.
  public let icon: Icon
  fileprivate let handlers: PurchaseHandlers

  /// The product, once the store has answered.
  public var product: Product? { state.product }

  /// Buys the product.
  public func purchase() {
    guard let product = state.product else { return }
    let handlers = handlers
    Task { await handlers.buy(product) }
  }

  /// The picture of a product.
  public struct Icon: View {
    fileprivate let content: AnyView?
    /// The picture, or nothing.
    public var body: some View { content }
  }
}

/// How product views look. Source: Apple's page "ProductViewStyle".
@preconcurrency @MainActor
public protocol ProductViewStyle {
  /// The parts of the product view.
  typealias Configuration = ProductViewStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View
  /// Makes the view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProductViewStyle {
  func make(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// Picture, texts and price, one beside the other. Source: Apple's page "RegularProductViewStyle".
public struct RegularProductViewStyle: ProductViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(configuration: configuration, hasDescription: true)
  }
}

/// The style of the surroundings: the regular one. Source: Apple's page "AutomaticProductViewStyle".
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(configuration: configuration, hasDescription: true)
  }
}

/// Picture, texts and price, one below the other. Source: Apple's page "LargeProductViewStyle".
public struct LargeProductViewStyle: ProductViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      ProductTexts(configuration: configuration, hasDescription: true)
      ProductButton(configuration: configuration)
    }
  }
}

/// Picture, name and price. Source: Apple's page "CompactProductViewStyle".
public struct CompactProductViewStyle: ProductViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(configuration: configuration, hasDescription: false)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The style of the surroundings.
  public static var automatic: Self { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  /// Picture, texts and price, one beside the other.
  public static var regular: Self { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// Picture, texts and price, one below the other.
  public static var large: Self { LargeProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// Picture, name and price.
  public static var compact: Self { CompactProductViewStyle() }
}

private struct ProductRow: View {
  let configuration: ProductViewStyleConfiguration
  let hasDescription: Bool

  var body: some View {
    HStack {
      configuration.icon
      ProductTexts(configuration: configuration, hasDescription: hasDescription)
      Spacer()
      ProductButton(configuration: configuration)
    }
  }
}

private struct ProductTexts: View {
  let configuration: ProductViewStyleConfiguration
  let hasDescription: Bool

  var body: some View {
    VStack(alignment: .leading) {
      switch configuration.state {
      case .loading: ProgressView()
      case .unavailable, .failure: Text("Product Unavailable")
      case .success(let product):
        Text(verbatim: product.displayName)
        if hasDescription, !product.description.isEmpty { Text(verbatim: product.description).font(.subheadline) }
      }
    }
  }
}

private struct ProductButton: View {
  let configuration: ProductViewStyleConfiguration

  var body: some View {
    if let product = configuration.product {
      let isDone = configuration.hasCurrentEntitlement && product.type != .consumable
      Button {
        configuration.purchase()
      } label: {
        Text(verbatim: product.displayPrice)
      }
      .disabled(isDone)
    }
  }
}

private struct ProductViewStyleKey: EnvironmentKey {
  static let defaultValue: any ProductViewStyle & Sendable = AutomaticProductViewStyle()
}

extension EnvironmentValues {
  var productViewStyle: any ProductViewStyle & Sendable {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how product views look. Source: Apple's page "productViewStyle(_:)".
  nonisolated public func productViewStyle(_ style: some ProductViewStyle & Sendable) -> some View {
    environment(\.productViewStyle, style)
  }
}
