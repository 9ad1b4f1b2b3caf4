extension Publisher {
  /// Gives, at the end, the last value.
  public func last() -> Publishers.Last<Self> { .init(upstream: self) }

  /// Gives, at the end, the last value that met a condition.
  ///
  /// - Parameter predicate: The condition.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Gives, at the end, the last value that met a condition, and fails where that throws.
  ///
  /// - Parameter predicate: The condition.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Gives, at the end, the last value.
  public struct Last<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose last value is given.
    public let upstream: Upstream

    /// Makes what `last()` returns.
    ///
    /// - Parameter upstream: The publisher whose last value is given.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.last { _ in true }.receive(subscriber: subscriber)
    }
  }

  /// Gives, at the end, the last value that met a condition.
  public struct LastWhere<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values are searched.
    public let upstream: Upstream
    /// The condition for the value that is given.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes what `last(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are searched.
    ///   - predicate: The condition for the value that is given.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      var found: Upstream.Output?
      let look = { [predicate] (value: Upstream.Output) in if predicate(value) { found = value } }
      upstream.subscribe(Reduction("LastWhere", subscriber, each: look) { found })
    }
  }
  /// Gives, at the end, the last value that met a condition, and fails where that throws.
  public struct TryLastWhere<Upstream: Publisher>: UpstreamOutput {
    public typealias Failure = any Error
    /// The publisher whose values are searched.
    public let upstream: Upstream
    /// The condition for the value that is given; what it throws becomes the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes what `tryLast(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are searched.
    ///   - predicate: The condition for the value that is given; what it throws becomes the failure.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      var found: Upstream.Output?
      let look = { [predicate] (value: Upstream.Output) in if try predicate(value) { found = value } }
      upstream.subscribe(Reduction("TryLastWhere", subscriber, each: look) { found })
    }
  }
}
