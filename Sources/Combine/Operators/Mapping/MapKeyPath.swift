extension Publishers {
  /// Gives a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: UpstreamFailure {
    /// The publisher whose values have the property.
    public let upstream: Upstream
    /// The property that is given.
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.map { [keyPath] in $0[keyPath: keyPath] }.subscribe(subscriber)
    }
  }

  /// Gives two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: UpstreamFailure {
    public typealias Output = (Output0, Output1)
    /// The publisher whose values have the properties.
    public let upstream: Upstream
    /// The property that is given first.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The property that is given second.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let (first, second) = (keyPath0, keyPath1)
      upstream.map { ($0[keyPath: first], $0[keyPath: second]) }.subscribe(subscriber)
    }
  }

  /// Gives three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: UpstreamFailure {
    public typealias Output = (Output0, Output1, Output2)
    /// The publisher whose values have the properties.
    public let upstream: Upstream
    /// The property that is given first.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The property that is given second.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The property that is given third.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let (first, second, third) = (keyPath0, keyPath1, keyPath2)
      upstream.map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }.subscribe(subscriber)
    }
  }
}
