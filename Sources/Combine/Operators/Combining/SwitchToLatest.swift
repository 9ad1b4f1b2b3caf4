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
    /// The publisher that sends publishers.
    public let upstream: Upstream

    /// Makes what `switchToLatest()` returns.
    ///
    /// - Parameter upstream: The publisher that sends publishers.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let switching = Switching<P>(subscriber)
      switching.start()
      upstream.subscribe(switching)
    }
  }
}

/// What receives the publishers; a relay subscribes to them.
private final class Switching<P: Publisher>: Subscriber {
  private let lock = Lock()
  private let relay: Relay<P.Output, P.Failure>
  private var outer: (any Subscription)?
  private var isOver = false
  private var hasOuterEnded = false
  private var openCount = 0

  init(_ downstream: any Subscriber<P.Output, P.Failure>) { relay = Relay("SwitchToLatest", downstream) }

  func start() {
    relay.start { [weak self] in self?.leaveOuter()?.cancel() }
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock { () -> Bool in
      guard outer == nil, !isOver else { return false }
      outer = subscription
      return true
    }
    if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ publisher: P) -> Subscribers.Demand {
    // The publisher before is left without an end of its own, so there is one at most.
    let isWanted = lock { () -> Bool in
      if outer != nil { openCount = 1 }
      return outer != nil
    }
    guard isWanted else { return .none }
    relay.connect(to: publisher) { [self] completion in
      if case .failure = completion {
        leaveOuter()?.cancel()
        return relay.finish(completion)
      }
      let isOver = lock { () -> Bool in
        openCount = 0
        return hasOuterEnded
      }
      if isOver { relay.finish(.finished) }
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

  private func leaveOuter() -> (any Subscription)? {
    lock {
      isOver = true
      return take(&outer)
    }
  }
}
