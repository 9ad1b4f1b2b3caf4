extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Gives the values of the newest of the publishers that come, and leaves the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Gives the values of the newest of the publishers that come, and leaves the one before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  { .init(upstream: setFailureType(to: Output.Failure.self)) }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Gives the values of the newest of the publishers that come, and leaves the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Gives the values of the newest of the publishers that come, and leaves the one before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    let failureType = Failure.self
    return .init(upstream: map { $0.setFailureType(to: failureType) })
  }
}

extension Publishers {
  /// Gives the values of the newest of the publishers that come.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let switching = Switching<P>(subscriber)
      upstream.subscribe(switching)
    }
  }
}

/// What receives the publishers; a relay subscribes to them.
private final class Switching<P: Publisher>: Subscriber {
  typealias Input = P
  typealias Failure = P.Failure

  private let lock = Lock()
  private let relay: Relay<P.Output, P.Failure>
  private var outer: (any Subscription)?
  private var hasOuterEnded = false
  private var openCount = 0

  init(_ downstream: any Subscriber<P.Output, P.Failure>) {
    relay = Relay("SwitchToLatest", downstream)
  }

  func receive(subscription: any Subscription) {
    lock { outer = subscription }
    relay.start { [self] in lock { take(&outer) }?.cancel() }
    lock { outer }?.request(.unlimited)
  }

  func receive(_ publisher: P) -> Subscribers.Demand {
    // The publisher before is left without an end of its own, so there is one at most.
    lock { openCount = 1 }
    relay.connect(to: publisher) { [self] completion in
      if case .failure = completion {
        lock { take(&outer) }?.cancel()
        return relay.finish(completion)
      }
      if lock({ () -> Bool in
        openCount = 0
        return hasOuterEnded
      }) {
        relay.finish(.finished)
      }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<P.Failure>) {
    let isOver = lock { () -> Bool in
      (hasOuterEnded, outer) = (true, nil)
      return openCount == 0
    }
    if case .failure = completion { relay.finish(completion) } else if isOver { relay.finish(.finished) }
  }
}
