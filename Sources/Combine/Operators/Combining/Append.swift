extension Publisher {
  /// Gives more values after the end.
  ///
  /// - Parameter elements: The values.
  public func append(_ elements: Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
  { append(elements) }

  /// Gives more values after the end.
  ///
  /// - Parameter elements: The values.
  public func append<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element
  { append(.init(sequence: elements)) }

  /// Goes on with another publisher after the end.
  ///
  /// - Parameter publisher: The other publisher.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    .init(prefix: self, suffix: publisher)
  }

  /// Gives values before all others.
  ///
  /// - Parameter elements: The values.
  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
  { prepend(elements) }

  /// Gives values before all others.
  ///
  /// - Parameter elements: The values.
  public func prepend<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element
  { prepend(.init(sequence: elements)) }

  /// Gives the values of another publisher before all others.
  ///
  /// - Parameter publisher: The other publisher.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output {
    .init(prefix: publisher, suffix: self)
  }
}

extension Publishers {
  /// Gives the values of one publisher and then those of another, to which it subscribes only then.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      let relay = Relay<Output, Failure>("Concatenate", subscriber)
      relay.connect(to: prefix) { [suffix] completion in
        guard case .finished = completion else { return relay.finish(completion) }
        relay.connect(to: suffix, onEnd: relay.finish)
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
