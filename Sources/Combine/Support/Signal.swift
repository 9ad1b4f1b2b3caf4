/// Watches another publisher for an operator: for its first value, or for its end without one.
final class Signal<Input, Failure: Error>: Subscriber, Cancellable {
  let combineIdentifier: CombineIdentifier
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var action: ((Subscribers.Completion<Failure>?) -> Void)?

  /// - Parameters:
  ///   - combineIdentifier: That of the operator's subscription.
  ///   - action: Runs once, with nil for a value.
  init(_ combineIdentifier: CombineIdentifier, action: @escaping (Subscribers.Completion<Failure>?) -> Void) {
    self.combineIdentifier = combineIdentifier
    self.action = action
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock { () -> Bool in
      guard upstream == nil, action != nil else { return false }
      upstream = subscription
      return true
    }
    if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    fire(nil)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { fire(completion) }

  func cancel() {
    let (upstream, action) = lock { (take(&self.upstream), take(&self.action)) }
    withExtendedLifetime(action) { upstream?.cancel() }
  }

  private func fire(_ completion: Subscribers.Completion<Failure>?) {
    lock { take(&upstream) == nil ? nil : take(&action) }?(completion)
  }
}

extension OperatorSubscription {
  /// Subscribes to another publisher and returns what ends that.
  ///
  /// - Parameter action: Runs once, with nil for a value; must not retain this subscription.
  final func watch<P: Publisher>(
    _ publisher: P, action: @escaping (Subscribers.Completion<P.Failure>?) -> Void
  ) -> any Cancellable {
    let signal = Signal<P.Output, P.Failure>(combineIdentifier, action: action)
    publisher.subscribe(signal)
    return signal
  }
}
