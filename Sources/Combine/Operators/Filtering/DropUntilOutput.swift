extension Publisher {
  /// Leaves out the values that come before another publisher's first one; finishes where that one gives none.
  ///
  /// - Parameter publisher: The other publisher.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure {
    .init(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// Leaves out the values that come before another publisher's first one; what is left out is not demanded again.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: UpstreamOutput, UpstreamFailure
  where Upstream.Failure == Other.Failure {
    /// The publisher whose first values are left out.
    public let upstream: Upstream
    /// The publisher whose first value opens the way.
    public let other: Other

    /// Makes what `drop(untilOutputFrom:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose first values are left out.
    ///   - other: The publisher whose first value opens the way.
    public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      let subscription = DropUntil(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.awaitSignal(from: other)
      upstream.subscribe(subscription)
    }
  }
}

/// The subscription of `drop(untilOutputFrom:)`: it is given before the upstream's, whose demand it holds until then.
private final class DropUntil<Input, Failure: Error>: OperatorSubscription<Input, Failure, Input, Failure> {
  private var isOpen = false
  private var signal: (any Cancellable)?

  init(_ downstream: any Subscriber<Input, Failure>) {
    super.init("DropUntilOutput", downstream)
    holdDemand()
  }

  func awaitSignal<P: Publisher>(from other: P) where P.Failure == Failure {
    signal = watch(other) { [weak self] completion in
      guard let self else { return }
      guard let completion else { return lock { self.isOpen = true } }
      guard let upstream = close() else { return }
      upstream?.cancel()
      downstream.receive(completion: completion)
    }
  }

  override func didSubscribe() { passHeldDemand() }

  override func receive(_ input: Input) -> Subscribers.Demand {
    upstream != nil && lock({ isOpen }) ? downstream.receive(input) : .none
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
