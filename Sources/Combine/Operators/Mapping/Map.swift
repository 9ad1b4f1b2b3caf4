extension Publisher {
  /// Turns each value into another.
  ///
  /// - Parameter transform: Gives the new value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    .init(upstream: self, transform: transform)
  }

  /// Turns each value into another, and fails where that throws.
  ///
  /// - Parameter transform: Gives the new value or throws the failure.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    .init(upstream: self, transform: transform)
  }

  /// Gives a property of each value.
  ///
  /// - Parameter keyPath: The property.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    .init(upstream: self, keyPath: keyPath)
  }

  /// Gives two properties of each value.
  ///
  /// - Parameters:
  ///   - keyPath0: The first property.
  ///   - keyPath1: The second property.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Gives three properties of each value.
  ///
  /// - Parameters:
  ///   - keyPath0: The first property.
  ///   - keyPath1: The second property.
  ///   - keyPath2: The third property.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}

extension Publishers {
  /// Turns each value into another.
  public struct Map<Upstream: Publisher, Output>: UpstreamFailure {
    /// The publisher whose values are turned into others.
    public let upstream: Upstream
    /// Gives the new value.
    public let transform: (Upstream.Output) -> Output

    /// Makes what `map(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are turned into others.
    ///   - transform: Gives the new value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Passage("Map", subscriber, value: transform))
    }
  }

  /// Turns each value into another, and fails where that throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher whose values are turned into others.
    public let upstream: Upstream
    /// Gives the new value, or throws what the publisher fails with.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes what `tryMap(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are turned into others.
    ///   - transform: Gives the new value, or throws what the publisher fails with.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Stage("TryMap", subscriber) { [transform] in .send(try transform($0)) })
    }
  }
}
