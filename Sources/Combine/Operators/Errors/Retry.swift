extension Publisher {
  /// Subscribes again after a failure.
  ///
  /// - Parameter retries: How often, besides the first time.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { .init(upstream: self, retries: retries) }
}

extension Publishers {
  /// Subscribes again after a failure.
  public struct Retry<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher that is subscribed to again.
    public let upstream: Upstream
    /// How often, besides the first time; nil for no limit.
    public let retries: Int?

    /// Makes what `retry(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that is subscribed to again.
    ///   - retries: How often, besides the first time; nil for no limit.
    public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      attempt(Relay("Retry", subscriber), left: retries)
    }

    private func attempt(_ relay: Relay<Upstream.Output, Failure>, left: Int?) {
      relay.connect(to: upstream) { completion in
        if case .failure = completion, left.map({ $0 > 0 }) ?? true {
          attempt(relay, left: left.map { $0 - 1 })
        } else {
          relay.finish(completion)
        }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
