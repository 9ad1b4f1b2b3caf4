extension Publisher where Failure == Never {
  /// Says that it may fail, to fit publishers that do.
  ///
  /// - Parameter failureType: The kind of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    .init(upstream: self)
  }
}

extension Publishers {
  /// Says that it may fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: UpstreamOutput where Upstream.Failure == Never {
    /// The publisher that never fails.
    public let upstream: Upstream

    /// Makes what `setFailureType(to:)` returns.
    ///
    /// - Parameter upstream: The publisher that never fails.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Passage("SetFailureType", subscriber, completion: { _ in .finished }) { $0 })
    }
  }
}
