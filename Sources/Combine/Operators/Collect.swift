extension Publisher {
  /// Gives, at the end, all values in an array.
  public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }

  /// Gives arrays of so many values, the last one perhaps with fewer.
  ///
  /// - Parameter count: How many values an array has.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { .init(upstream: self, count: count) }
}

extension Publishers {
  /// Gives, at the end, all values in an array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var values: Output = []
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, Output, Failure>(
          "Collect", subscriber,
          step: {
            values.append($0)
            return .more
          },
          result: { values }
        )
      )
    }
  }

  /// Gives arrays of so many values, the last one perhaps with fewer.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Batches<Upstream.Output, Failure>(subscriber, count: Swift.max(count, 1)))
    }
  }
}

/// The subscription of `collect(_:)`: each array that is demanded costs so many values.
private final class Batches<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let count: Int
  private var batch: [Input] = []
  private var downstream: (any Subscriber<[Input], Failure>)?
  private var upstream: (any Subscription)?

  var description: String { "CollectByCount" }

  init(_ downstream: any Subscriber<[Input], Failure>, count: Int) {
    self.downstream = downstream
    self.count = count
  }

  func receive(subscription: any Subscription) {
    let receiver = lock { () -> (any Subscriber<[Input], Failure>)? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let full = lock { () -> (any Subscriber<[Input], Failure>, [Input])? in
      guard let downstream else { return nil }
      batch.append(input)
      guard batch.count == count else { return nil }
      defer { batch = [] }
      return (downstream, batch)
    }
    guard let (receiver, values) = full else { return .none }
    return receiver.receive(values) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (receiver, rest) = lock { () -> ((any Subscriber<[Input], Failure>)?, [Input]) in
      upstream = nil
      return (take(&downstream), batch)
    }
    if case .finished = completion, !rest.isEmpty { _ = receiver?.receive(rest) }
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock { upstream }?.request(demand * count) }

  func cancel() {
    lock { () -> (any Subscription)? in
      guard let former = take(&upstream) else { return nil }
      (downstream, batch) = (nil, [])
      return former
    }?.cancel()
  }
}
