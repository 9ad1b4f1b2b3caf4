extension Publisher {
  /// Gives, at the end, all values in an array.
  public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }

  /// Gives arrays of so many values, the last one perhaps with fewer.
  ///
  /// - Parameter count: The number of values in an array.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { .init(upstream: self, count: count) }
}

extension Publishers {
  /// Gives, at the end, all values in an array.
  public struct Collect<Upstream: Publisher>: UpstreamFailure {
    public typealias Output = [Upstream.Output]
    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// Makes what `collect()` returns.
    ///
    /// - Parameter upstream: The publisher whose values are collected.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var values: Output = []
      let collect = { (value: Upstream.Output) in values.append(value) }
      upstream.subscribe(Reduction("Collect", subscriber, each: collect) { values })
    }
  }

  /// Gives arrays of so many values, the last one perhaps with fewer.
  public struct CollectByCount<Upstream: Publisher>: UpstreamFailure {
    public typealias Output = [Upstream.Output]
    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// How many values an array has; one at least.
    public let count: Int

    /// Makes what `collect(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are collected.
    ///   - count: How many values an array has; one at least.
    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Batches(subscriber, count: Swift.max(count, 1)))
    }
  }
}

/// The subscription of `collect(_:)`: each array that is demanded costs so many values.
private final class Batches<Input, Failure: Error>: OperatorSubscription<Input, Failure, [Input], Failure> {
  private let count: Int
  private var batch: [Input] = []

  init(_ downstream: any Subscriber<[Input], Failure>, count: Int) {
    self.count = count
    super.init("CollectByCount", downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    let full = lock { () -> [Input]? in
      batch.append(input)
      return batch.count == count ? takeBatch() : nil
    }
    return full.map { downstream.receive($0) * count } ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    let rest = lock { takeBatch() }
    if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) { super.request(demand * count) }

  override func cancel() {
    super.cancel()
    _ = lock { takeBatch() }
  }

  private func takeBatch() -> [Input] {
    defer { batch = [] }
    return batch
  }
}
