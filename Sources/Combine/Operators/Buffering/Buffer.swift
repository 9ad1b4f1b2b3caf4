extension Publisher {
  /// Keeps values until they are demanded.
  ///
  /// - Parameters:
  ///   - size: How many values are kept at most.
  ///   - prefetch: How many the publisher is asked for.
  ///   - whenFull: What becomes of a value for which there is no room.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// What a full buffer does with a value.
  public enum BufferingStrategy<Failure: Error> {
    /// The value is lost.
    case dropNewest
    /// The value that has waited longest makes room.
    case dropOldest
    /// The publisher fails, after the values that wait.
    case customError(() -> Failure)
  }

  /// Keeps values until they are demanded.
  public struct Buffer<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values wait for demand.
    public let upstream: Upstream
    /// How many values wait at most.
    public let size: Int
    /// How many values the publisher is asked for.
    public let prefetch: PrefetchStrategy
    /// What becomes of a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// Makes what `buffer(size:prefetch:whenFull:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values wait for demand.
    ///   - size: How many values wait at most.
    ///   - prefetch: How many values the publisher is asked for.
    ///   - whenFull: What becomes of a value for which there is no room.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Buffering(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

/// The subscription of `buffer`.
///
/// A failure of the upstream passes at once. `.finished` follows the values that wait, with demand; the failure of a
/// full buffer follows the values that the next demand asks for.
private final class Buffering<Input, Failure: Error>: OperatorSubscription<Input, Failure, Input, Failure> {
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var values = Queue<Input>()
  private var completion: Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none
  private var isDraining = false

  init(
    _ downstream: any Subscriber<Input, Failure>,
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.size = Swift.max(size, 0)
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init("Buffer", downstream)
  }

  override func didSubscribe() {
    upstream?.request(prefetch == .keepFull ? .max(size) : .unlimited)
    super.didSubscribe()
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    let isFull = lock { () -> Bool in
      if values.count < size {
        values.append(input)
        return false
      }
      if case .dropOldest = whenFull {
        values.append(input)
        _ = values.popFirst()
      }
      return true
    }
    if isFull, case .customError(let makeError) = whenFull, let upstream = end() {
      upstream.cancel()
      let error = makeError()
      lock { completion = .failure(error) }
    }
    return drain()
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    if case .failure = completion {
      lock { values.removeAll() }
      downstream.receive(completion: completion)
    } else {
      lock { self.completion = completion }
      _ = drain()
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    lock { self.demand += demand }
    let room = drain()
    if room > .none { upstream?.request(room) }
  }

  override func cancel() {
    super.cancel()
    lock {
      values.removeAll()
      completion = nil
    }
  }

  /// - Returns: How many values the upstream is to send for those that have left.
  private func drain() -> Subscribers.Demand {
    let isMine = lock { () -> Bool in
      defer { isDraining = true }
      return !isDraining
    }
    guard isMine else { return .none }
    var count = Subscribers.Demand.none
    while let value = lock({ nextValue() }) {
      count += 1
      let more = downstream.receive(value)
      lock { demand += more }
    }
    if let completion = lock({ stopDraining(isAsked: count > .none) }) { downstream.receive(completion: completion) }
    return prefetch == .keepFull ? count : .none
  }

  private func nextValue() -> Input? {
    guard demand > .none, let value = values.popFirst() else { return nil }
    demand -= 1
    return value
  }

  /// - Returns: The end, where it is due.
  private func stopDraining(isAsked: Bool) -> Subscribers.Completion<Failure>? {
    isDraining = false
    switch completion {
    case .finished where values.isEmpty && demand > .none, .failure where isAsked || demand > .none:
      values.removeAll()
      return take(&completion)
    default: return nil
    }
  }
}
