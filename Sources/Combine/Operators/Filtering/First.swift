extension Publisher {
  /// Gives the first value and finishes.
  public func first() -> Publishers.First<Self> { .init(upstream: self) }

  /// Gives the first value that meets a condition and finishes.
  ///
  /// - Parameter predicate: The condition.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Gives the first value that meets a condition and finishes, and fails where that throws.
  ///
  /// - Parameter predicate: The condition.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Gives the first value and finishes.
  public struct First<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose first value is given.
    public let upstream: Upstream

    /// Makes what `first()` returns.
    ///
    /// - Parameter upstream: The publisher whose first value is given.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.first { _ in true }.receive(subscriber: subscriber)
    }
  }

  /// Gives the first value that meets a condition and finishes.
  public struct FirstWhere<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values are searched.
    public let upstream: Upstream
    /// The condition for the value that is given.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes what `first(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are searched.
    ///   - predicate: The condition for the value that is given.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("TryFirst", subscriber, firstWhere: predicate))
    }
  }

  /// Gives the first value that meets a condition and finishes, and fails where that throws.
  public struct TryFirstWhere<Upstream: Publisher>: UpstreamOutput {
    public typealias Failure = any Error
    /// The publisher whose values are searched.
    public let upstream: Upstream
    /// The condition for the value that is given; what it throws becomes the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes what `tryFirst(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are searched.
    ///   - predicate: The condition for the value that is given; what it throws becomes the failure.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("TryFirstWhere", subscriber, firstWhere: predicate))
    }
  }
}
