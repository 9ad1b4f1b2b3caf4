extension Publisher {
  /// Makes a publisher of each value and gives the values of all of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them may be at work at a time.
  ///   - transform: Makes a publisher.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher, which may fail, of each value and gives the values of all of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them may be at work at a time.
  ///   - transform: Makes a publisher.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    .init(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher of each value and gives the values of all of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them may be at work at a time.
  ///   - transform: Makes a publisher.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Makes a publisher, which cannot fail, of each value and gives the values of all of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them may be at work at a time.
  ///   - transform: Makes a publisher.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    let failureType = Failure.self
    return .init(
      upstream: self, maxPublishers: maxPublishers, transform: { transform($0).setFailureType(to: failureType) }
    )
  }
}

extension Publishers {
  /// Makes a publisher of each value and gives the values of all of them.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: UpstreamFailure
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    /// The publisher of whose values publishers are made.
    public let upstream: Upstream
    /// How many of them may be at work at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes what `flatMap(maxPublishers:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher of whose values publishers are made.
    ///   - maxPublishers: How many of them may be at work at a time.
    ///   - transform: Makes a publisher.
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let fanIn = FanIn<Output, Failure>("FlatMap", subscriber, openCount: 1)
      fanIn.start()
      upstream.subscribe(
        Leg<Upstream.Output, Failure>(
          subscription: { [maxPublishers] in fanIn.adoptOuter($0, demand: maxPublishers) },
          value: { [maxPublishers, transform] value in
            fanIn.attach(transform(value)) {
              if maxPublishers != .unlimited { fanIn.requestOuter(.max(1)) }
            }
            return .none
          },
          completion: fanIn.outerEnded
        )
      )
    }
  }
}
