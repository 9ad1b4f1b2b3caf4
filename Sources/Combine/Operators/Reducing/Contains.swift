extension Publisher {
  /// Gives whether any value meets a condition, as soon as that is known.
  ///
  /// - Parameter predicate: The condition.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Gives whether any value meets a condition, as soon as that is known, and fails where that throws.
  ///
  /// - Parameter predicate: The condition.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Gives whether a value comes, as soon as that is known.
  ///
  /// - Parameter output: The value.
  public func contains(_ output: Output) -> Publishers.Contains<Self> { .init(upstream: self, output: output) }
}

extension Publishers {
  /// Gives whether a value comes.
  public struct Contains<Upstream: Publisher>: UpstreamFailure where Upstream.Output: Equatable {
    public typealias Output = Bool
    /// The publisher whose values are searched.
    public let upstream: Upstream
    /// The value that is looked for.
    public let output: Upstream.Output

    /// Makes what `contains(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are searched.
    ///   - output: The value that is looked for.
    public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("Contains", subscriber, answer: true) { [output] in $0 == output })
    }
  }

  /// Gives whether any value meets a condition.
  public struct ContainsWhere<Upstream: Publisher>: UpstreamFailure {
    public typealias Output = Bool
    /// The publisher whose values are searched.
    public let upstream: Upstream
    /// The condition that one value is to meet.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes what `contains(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are searched.
    ///   - predicate: The condition that one value is to meet.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("ContainsWhere", subscriber, answer: true, where: predicate))
    }
  }

  /// Gives whether any value meets a condition, and fails where that throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    /// The publisher whose values are searched.
    public let upstream: Upstream
    /// The condition that one value is to meet, or that throws the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes what `tryContains(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are searched.
    ///   - predicate: The condition that one value is to meet, or that throws the failure.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("TryContainsWhere", subscriber, answer: true, where: predicate))
    }
  }
}
