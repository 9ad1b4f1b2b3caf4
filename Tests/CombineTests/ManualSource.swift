import Combine

/// A publisher that does what the test says, also what no publisher may do.
final class ManualSource<Output, Failure: Error>: Publisher {
  let subscription: Requests?
  private(set) var subscriber: (any Subscriber<Output, Failure>)?

  /// - Parameter subscription: What subscribers get at once; nil for a source that gives none.
  init(subscription: Requests? = Requests()) { self.subscription = subscription }

  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    self.subscriber = subscriber
    if let subscription { subscriber.receive(subscription: subscription) }
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }
}

/// A subscription that writes down what is asked of it.
final class Requests: Subscription {
  private(set) var lines: [String] = []

  func request(_ demand: Subscribers.Demand) { lines.append("\(demand)") }

  func cancel() { lines.append("cancel") }
}
