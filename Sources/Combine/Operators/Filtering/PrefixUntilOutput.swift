extension Publisher {
  /// Gives values until another publisher gives its first one.
  ///
  /// - Parameter publisher: The other publisher.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    .init(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// Gives values until another publisher gives its first one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose first values are given.
    public let upstream: Upstream
    /// The publisher whose first value is the end.
    public let other: Other

    /// Makes what `prefix(untilOutputFrom:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose first values are given.
    ///   - other: The publisher whose first value is the end.
    public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      let subscription = PrefixUntil(subscriber)
      subscription.awaitSignal(from: other)
      upstream.subscribe(subscription)
    }
  }
}

/// The subscription of `prefix(untilOutputFrom:)`: passes everything on until the signal comes.
private final class PrefixUntil<Input, Failure: Error>: OperatorSubscription<Input, Failure, Input, Failure> {
  private var signal: (any Cancellable)?

  init(_ downstream: any Subscriber<Input, Failure>) { super.init("PrefixUntilOutput", downstream) }

  func awaitSignal<P: Publisher>(from other: P) {
    signal = watch(other) { [weak self] completion in
      guard completion == nil, let self, let upstream = close() else { return }
      if let upstream { upstream.cancel() } else { downstream.receive(subscription: Subscriptions.empty) }
      downstream.receive(completion: .finished)
    }
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    upstream == nil ? .none : downstream.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    signal?.cancel()
    if end() != nil { downstream.receive(completion: completion) }
  }

  override func cancel() {
    close()??.cancel()
    signal?.cancel()
  }
}
