import SwiftUI

/// The parts of a ``ProductView``. Source: Apple's page "ProductViewStyleConfiguration".
@preconcurrency @MainActor
public struct ProductViewStyleConfiguration {
  /// How far the store is.
  public let state: Product.TaskState
  /// Whether the user has the product.
  public let hasCurrentEntitlement: Bool
  /// The picture.
  public let icon: Icon
  let handlers: PurchaseHandlers

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
    let content: AnyView?
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
