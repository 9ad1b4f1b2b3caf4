extension Publisher where Output: Equatable {
  /// Drops values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: ==)
  }
}

extension Publisher {
  /// Drops values that are alike the one before.
  ///
  /// - Parameter predicate: Whether the newer value, the second, is alike the older one.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Drops values that are alike the one before, and fails where the comparison throws.
  ///
  /// - Parameter predicate: Whether the newer value, the second, is alike the older one.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Drops values that are alike the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether the newer value, the second, is alike the older one.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes what `removeDuplicates(by:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are compared.
    ///   - predicate: Whether the newer value, the second, is alike the older one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Stage("RemoveDuplicates", subscriber) { [predicate] value in
          if let last, predicate(last, value) { return .skip }
          last = value
          return .send(value)
        }
      )
    }
  }
  /// Drops values that are alike the one before, and fails where the comparison throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: UpstreamOutput {
    public typealias Failure = any Error
    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether the newer value, the second, is alike the older one, or throws the failure.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes what `tryRemoveDuplicates(by:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are compared.
    ///   - predicate: Whether the newer value, the second, is alike the older one, or throws the failure.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Stage("TryRemoveDuplicates", subscriber) { [predicate] value in
          if let last, try predicate(last, value) { return .skip }
          last = value
          return .send(value)
        }
      )
    }
  }
}
