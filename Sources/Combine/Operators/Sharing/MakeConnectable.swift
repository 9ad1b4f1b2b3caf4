extension Publisher where Failure == Never {
  /// Gives nothing before `connect()` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}

extension Publishers {
  /// Gives nothing before it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Makes what `makeConnectable()` returns.
    ///
    /// - Parameter upstream: The publisher to hold back.
    public init(upstream: Upstream) { multicast = upstream.multicast(subject: PassthroughSubject()) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      multicast.receive(subscriber: subscriber)
    }

    /// Subscribes to the publisher that is held back.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}
