extension Publisher {
  /// Gives, at the end, the number of values.
  public func count() -> Publishers.Count<Self> { .init(upstream: self) }
}

extension Publishers {
  /// Gives, at the end, the number of values.
  public struct Count<Upstream: Publisher>: UpstreamFailure {
    public typealias Output = Int
    /// The publisher whose values are counted.
    public let upstream: Upstream

    /// Makes what `count()` returns.
    ///
    /// - Parameter upstream: The publisher whose values are counted.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Int == S.Input, Failure == S.Failure {
      var count = 0
      upstream.subscribe(Reduction("Count", subscriber, each: { _ in count += 1 }) { count })
    }
  }
}
