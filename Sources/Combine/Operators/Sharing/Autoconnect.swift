extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
  /// Connects with the first subscriber and disconnects when the last one cancels.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Makes what `autoconnect()` returns.
    ///
    /// - Parameter upstream: The publisher to connect.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let isFirst = lock { () -> Bool in
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.subscribe(
        Hooks(
          "Autoconnect", subscriber,
          .init(cancel: { [self] in subscriberLeft() }, isTransparent: true)
        )
      )
      guard isFirst else { return }
      let connection = upstream.connect()
      let isWanted = lock { () -> Bool in
        guard subscriberCount > 0 else { return false }
        self.connection = connection
        return true
      }
      // The subscriber may have had enough while the connection was made.
      if !isWanted { connection.cancel() }
    }

    private func subscriberLeft() {
      lock { () -> (any Cancellable)? in
        subscriberCount -= 1
        return subscriberCount == 0 ? take(&connection) : nil
      }?.cancel()
    }
  }
}
