/// The connection of one subscriber to its publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values; demands add up.
  ///
  /// - Parameter demand: How many more the publisher may send.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription for a publisher that has completed already: it does nothing.
  public static var empty: any Subscription { EmptySubscription.shared }

  private struct EmptySubscription: Subscription, CustomStringConvertible {
    static let shared = EmptySubscription()
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
