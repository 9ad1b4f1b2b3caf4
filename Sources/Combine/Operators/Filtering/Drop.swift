extension Publisher {
  /// Leaves out the first values.
  ///
  /// - Parameter count: How many.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { .init(upstream: self, count: count) }

  /// Leaves out the values before the first that does not meet a condition.
  ///
  /// - Parameter predicate: The condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Leaves out the values before the first that does not meet a condition, and fails where that throws.
  ///
  /// - Parameter predicate: The condition.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Leaves out the values that come before another publisher's first one; finishes where that one gives none.
  ///
  /// - Parameter publisher: The other publisher.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure {
    .init(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var left = count
      let stage = Stage<Output, Failure, Output, Failure>("Drop", subscriber) { value in
        guard left > 0 else { return .send(value) }
        left -= 1
        return .lose
      }
      stage.holdDemand(.max(Swift.max(count, 0)))
      upstream.subscribe(stage)
    }
  }

  /// Leaves out the values before the first that does not meet a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.subscribe(
        Stage("DropWhile", subscriber) { [predicate] value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .skip : .send(value)
        }
      )
    }
  }
  /// Leaves out the values before the first that does not meet a condition, and fails where that throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.subscribe(
        Stage("TryDropWhile", subscriber) { [predicate] value in
          isDropping = try isDropping && predicate(value)
          return isDropping ? .skip : .send(value)
        }
      )
    }
  }

  /// Leaves out the values that come before another publisher's first one; what is left out is not demanded again.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let subscription = DropUntil(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.awaitSignal(from: other)
      upstream.subscribe(subscription)
    }
  }
}

/// The subscription of `drop(untilOutputFrom:)`: it is given before the upstream's, whose demand it holds until then.
private final class DropUntil<Input, Failure: Error>: OperatorSubscription<Input, Failure, Input, Failure> {
  private var isOpen = false
  private var signal: (any Cancellable)?

  init(_ downstream: any Subscriber<Input, Failure>) {
    super.init("DropUntilOutput", downstream)
    holdDemand()
  }

  func awaitSignal<P: Publisher>(from other: P) where P.Failure == Failure {
    signal = watch(other) { [weak self] completion in
      guard let self else { return }
      guard let completion else { return lock { self.isOpen = true } }
      guard let upstream = close() else { return }
      upstream?.cancel()
      downstream.receive(completion: completion)
    }
  }

  override func didSubscribe() { passHeldDemand() }

  override func receive(_ input: Input) -> Subscribers.Demand {
    upstream != nil && lock({ isOpen }) ? downstream.receive(input) : .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    signal?.cancel()
    if end() != nil { downstream.receive(completion: completion) }
  }

  override func cancel() {
    close()??.cancel()
    signal?.cancel()
  }
}
