extension Subscribers {
  /// A subscriber that demands everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private let lock = Lock()
    private var handlers: Handlers?
    private var subscription: (any Subscription)?

    private struct Handlers {
      let value: (Input) -> Void
      let completion: (Completion<Failure>) -> Void
    }

    /// Runs for each value.
    public var receiveValue: (Input) -> Void { lock { handlers }?.value ?? { _ in } }

    /// Runs at the end.
    public var receiveCompletion: (Completion<Failure>) -> Void { lock { handlers }?.completion ?? { _ in } }

    public var description: String { "Sink" }
    public var customMirror: Mirror { Mirror(self, children: []) }
    /// What a playground shows, which is the description.
    public var playgroundDescription: Any { description }

    /// Makes a subscriber of closures.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Runs at the end.
    ///   - receiveValue: Runs for each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handlers = Handlers(value: receiveValue, completion: receiveCompletion)
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock { () -> Bool in
        guard self.subscription == nil, handlers != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      lock { handlers }?.value(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) { release().handlers?.completion(completion) }

    /// Ends the subscription and releases what it retains.
    public func cancel() { release().subscription?.cancel() }

    /// What the closures hold is let go outside the lock, for it may cancel something of ours.
    private func release() -> (handlers: Handlers?, subscription: (any Subscription)?) {
      lock { (take(&handlers), take(&subscription)) }
    }
  }
}

extension Publisher {
  /// Runs closures for values and for the end, demanding everything.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Runs at the end.
  ///   - receiveValue: Runs for each value.
  /// - Returns: Ends the subscription when it is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value, demanding everything.
  ///
  /// - Parameter receiveValue: Runs for each value.
  /// - Returns: Ends the subscription when it is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
