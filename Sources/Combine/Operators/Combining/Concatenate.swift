extension Publishers {
  /// Gives the values of one publisher and then those of another, to which it subscribes only then.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    /// The publisher that comes first.
    public let prefix: Prefix
    /// The publisher that comes after the end of the first.
    public let suffix: Suffix

    /// Makes what `append(_:)` returns.
    ///
    /// - Parameters:
    ///   - prefix: The publisher that comes first.
    ///   - suffix: The publisher that comes after the end of the first.
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
