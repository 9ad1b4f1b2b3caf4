import SwiftUI
import UnderstudyWorld

/// Buys a product. Source: Apple's page "PurchaseAction".
@preconcurrency @MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Buys a product, as ``Product/purchase(options:)`` does.
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  { try await product.purchase(options: options) }
}

/// Shows a message of the store's. Source: Apple's page "DisplayMessageAction".
@preconcurrency @MainActor
public struct DisplayMessageAction: Sendable {
  nonisolated init() {}

  /// Logs the message, as no message comes from the store.
  public func callAsFunction(_ message: Message) throws { message.log() }
}

/// Something that the store notifies the user of. Source: Apple's page "Message". None comes here.
public struct Message: Hashable, Sendable {
  /// What it is about.
  public let reason: Reason

  /// Shows the message on a device; here the event log has the call.
  @MainActor public func display(in scene: UIWindowScene) throws { log() }

  func log() { StoreState.current.log("Display a message: \(reason.rawValue)") }

  /// Messages, one after the other: none.
  public static var messages: Messages { Messages() }

  /// What a message is about. Source: Apple's page "Message.Reason".
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The store's number of the reason.
    public let rawValue: Int
    /// Makes a reason of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Another reason.
    public static let generic = Self(rawValue: 0)
    /// A higher price that the user must agree to.
    public static let priceIncreaseConsent = Self(rawValue: 1)
    /// A payment that failed.
    public static let billingIssue = Self(rawValue: 2)
    /// An offer for a user who has left.
    public static let winBackOffer = Self(rawValue: 3)
  }

  /// Messages, one after the other.
  public struct Messages: AsyncSequence, Sendable {
    private let base = StoreState.current.messages.stream()

    /// Gives each message.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: IdleStream<Message>.Iterator

      /// Awaits the next message. An app that awaits it is idle.
      public mutating func next() async -> Message? { await base.next() }
    }

    /// Begins with the next message.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
  }
}

extension EnvironmentValues {
  /// Buys a product. Source: Apple's page "purchase".
  public var purchase: PurchaseAction { PurchaseAction() }
  /// Shows a message of the store's. Source: Apple's page "displayStoreKitMessage".
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// What the store's views do around a purchase.
struct PurchaseHandlers: Sendable {
  var start: (@MainActor @Sendable (Product) async -> Void)?
  var completion: (@MainActor @Sendable (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  var options: (@MainActor @Sendable (Product) async -> Set<Product.PurchaseOption>?)?

  /// Buys a product for a view of the store.
  @MainActor
  func buy(_ product: Product) async {
    await start?(product)
    let options = await options?(product) ?? []
    let result: Result<Product.PurchaseResult, any Error>
    do { result = .success(try await product.purchase(options: options)) } catch { result = .failure(error) }
    if let completion { return await completion(product, result) }
    // Without a handler of the app's, a device finishes nothing and leaves the transaction to `Transaction.updates`.
    if case .success(.success(let transaction)) = result { StoreState.current.send(transaction.unsafePayloadValue) }
  }
}

private struct PurchaseHandlersKey: EnvironmentKey {
  static let defaultValue = PurchaseHandlers()
}

extension EnvironmentValues {
  var purchaseHandlers: PurchaseHandlers {
    get { self[PurchaseHandlersKey.self] }
    set { self[PurchaseHandlersKey.self] = newValue }
  }
}

extension View {
  /// Runs an action before a view of the store buys a product. Source: Apple's page "onInAppPurchaseStart(perform:)".
  nonisolated public func onInAppPurchaseStart(
    perform action: (@MainActor @Sendable (Product) async -> Void)?
  ) -> some View { transformEnvironment(\.purchaseHandlers) { $0.start = action } }

  /// Runs an action with the result of a purchase in a view of the store. Source: Apple's page "onInAppPurchaseCompletion(perform:)".
  nonisolated public func onInAppPurchaseCompletion(
    perform action: (@MainActor @Sendable (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { transformEnvironment(\.purchaseHandlers) { $0.completion = action } }

  /// Says how views of the store buy a product. Source: Apple's page "inAppPurchaseOptions(_:)".
  nonisolated public func inAppPurchaseOptions(
    _ options: (@MainActor @Sendable (Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { transformEnvironment(\.purchaseHandlers) { $0.options = options } }
}
