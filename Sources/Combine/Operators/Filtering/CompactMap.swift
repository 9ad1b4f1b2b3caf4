extension Publisher {
  /// Turns each value into another and drops those that become nil.
  ///
  /// - Parameter transform: Gives the new value or nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }

  /// Turns each value into another, drops those that become nil, and fails where that throws.
  ///
  /// - Parameter transform: Gives the new value or nil, or throws the failure.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// Turns each value into another and drops those that become nil.
  public struct CompactMap<Upstream: Publisher, Output>: UpstreamFailure {
    /// The publisher whose values are turned into others or dropped.
    public let upstream: Upstream
    /// Gives the new value, or nil for none.
    public let transform: (Upstream.Output) -> Output?

    /// Makes what `compactMap(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are turned into others or dropped.
    ///   - transform: Gives the new value, or nil for none.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Passage("CompactMap", subscriber, value: transform))
    }
  }

  /// Turns each value into another, drops those that become nil, and fails where that throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher whose values are turned into others or dropped.
    public let upstream: Upstream
    /// Gives the new value, nil for none, or throws the failure.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes what `tryCompactMap(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are turned into others or dropped.
    ///   - transform: Gives the new value, nil for none, or throws the failure.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage("TryCompactMap", subscriber) { [transform] in try transform($0).map { .send($0) } ?? .skip })
    }
  }
}
