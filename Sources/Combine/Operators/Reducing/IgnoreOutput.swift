extension Publisher {
  /// Lets only the end through.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { .init(upstream: self) }
}

extension Publishers {
  /// Lets only the end through.
  public struct IgnoreOutput<Upstream: Publisher>: UpstreamFailure {
    public typealias Output = Never
    /// The publisher whose end is given.
    public let upstream: Upstream

    /// Makes what `ignoreOutput()` returns.
    ///
    /// - Parameter upstream: The publisher whose end is given.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Never == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Leg<Upstream.Output, Failure>(
          subscription: {
            subscriber.receive(subscription: $0)
            $0.request(.unlimited)
          },
          value: { _ in .none },
          completion: subscriber.receive(completion:)
        )
      )
    }
  }
}
