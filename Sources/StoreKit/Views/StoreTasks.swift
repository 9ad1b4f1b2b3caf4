import SwiftUI

extension Product {
  /// How far a view is that loads a product. Source: Apple's page "Product.TaskState".
  public enum TaskState: Sendable {
    /// The store has not answered yet.
    case loading
    /// The product is there.
    case success(Product)
    /// The store does not sell it.
    case unavailable
    /// The store cannot be reached.
    case failure(any Error)

    /// The product; nil in any other state.
    public var product: Product? {
      guard case .success(let product) = self else { return nil }
      return product
    }
  }

  /// How far a view is that loads products. Source: Apple's page "Product.CollectionTaskState".
  public enum CollectionTaskState: Sendable {
    /// The store has not answered yet.
    case loading
    /// The products are there, without those that the store does not sell.
    case success([Product], unavailable: [Product.ID])
    /// The store cannot be reached.
    case failure(any Error)

    /// The products; nil in any other state.
    public var products: [Product]? {
      guard case .success(let products, _) = self else { return nil }
      return products
    }
  }

  static func state<Identifiers: Collection>(of identifiers: Identifiers) async -> CollectionTaskState
  where Identifiers.Element == String {
    do {
      let found = try await products(for: identifiers)
      let sorted = identifiers.compactMap { id in found.first { $0.id == id } }
      return .success(sorted, unavailable: identifiers.filter { id in !found.contains { $0.id == id } })
    } catch { return .failure(error) }
  }
}

/// How far a view is that asks what the user has. Source: Apple's page "EntitlementTaskState".
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  /// The store has not answered yet.
  case loading
  /// The store has answered.
  case success(Value)
  /// The store cannot be reached.
  case failure(any Error)

  /// The answer; nil in any other state.
  public var value: Value? {
    guard case .success(let value) = self else { return nil }
    return value
  }

  /// Makes a state whose answer a function has changed.
  public func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .success(let value): .success(try transform(value))
    case .failure(let error): .failure(error)
    }
  }

  /// Makes a state whose answer an asynchronous function has changed.
  public func map<Other: Sendable>(_ transform: (Value) async throws -> Other) async rethrows
    -> EntitlementTaskState<Other>
  {
    switch self {
    case .loading: .loading
    case .success(let value): .success(try await transform(value))
    case .failure(let error): .failure(error)
    }
  }
}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The transaction by which the user has the product; nil in any other state, and if there is none.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension View {
  /// Loads a product, and runs an action at each state. Source: Apple's page "storeProductTask(for:priority:action:)".
  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      switch await Product.state(of: [id]) {
      case .loading: break
      case .success(let products, _): await action(products.first.map { .success($0) } ?? .unavailable)
      case .failure(let error): await action(.failure(error))
      }
    }
  }

  /// Loads products, and runs an action at each state. Source: Apple's page "storeProductsTask(for:priority:action:)".
  nonisolated public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: Array(ids), priority: priority) {
      await action(.loading)
      await action(Product.state(of: Array(ids)))
    }
  }

  /// Runs an action with the subscriptions of a group, again whenever they change. Source: Apple's page "subscriptionStatusTask(for:priority:action:)".
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      let updates = Product.SubscriptionInfo.Status.updates
      await action(.loading)
      do { try await action(.success(Product.SubscriptionInfo.status(for: groupID))) } catch {
        await action(.failure(error))
      }
      for await status in updates where status.transaction.unsafePayloadValue.subscriptionGroupID == groupID {
        await action(.success([status]))
      }
    }
  }

  /// Runs an action with the transaction by which the user has a product, again whenever it changes.
  /// Source: Apple's page "currentEntitlementTask(for:priority:action:)".
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      let changes = StoreState.current.entitlementChanges.stream()
      await action(.loading)
      await action(.success(Transaction.currentEntitlement(for: productID)))
      for await id in changes where id == productID {
        await action(.success(Transaction.currentEntitlement(for: productID)))
      }
    }
  }
}
