extension Publisher {
  /// Turns the error into another.
  ///
  /// - Parameter transform: Gives the new error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    .init(upstream: self, transform)
  }
}

extension Publishers {
  /// Turns the error into another.
  public struct MapError<Upstream: Publisher, Failure: Error>: UpstreamOutput {
    /// The publisher whose error is turned into another.
    public let upstream: Upstream
    /// Gives the new error.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes what `mapError(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose error is turned into another.
    ///   - transform: Gives the new error.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Makes what `mapError(_:)` returns.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Passage("MapError", subscriber, completion: { [transform] in $0.mapFailure(transform) }) { $0 })
    }
  }
}
