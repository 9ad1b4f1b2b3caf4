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
  /// How many values a buffer asks its publisher for.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as there is room for.
    case keepFull
    /// Everything, as it comes.
    case byRequest
  }

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
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Buffering(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

/// The subscription of `buffer`; the end comes after the values that wait, with demand, a failure of the upstream at once.
private final class Buffering<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var downstream: (any Subscriber<Input, Failure>)?
  private var upstream: (any Subscription)?
  private var values: [Input] = []
  private var end: Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none
  private var isDraining = false
  var description: String { "Buffer" }

  init(
    _ downstream: any Subscriber<Input, Failure>,
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.downstream = downstream
    self.size = Swift.max(size, 0)
    self.prefetch = prefetch
    self.whenFull = whenFull
  }

  func receive(subscription: any Subscription) {
    let receiver = lock { () -> (any Subscriber<Input, Failure>)? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    receiver.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    var surplus: (any Subscription)?
    var makeError: (() -> Failure)?
    let isWanted = lock { () -> Bool in
      guard downstream != nil, upstream != nil, end == nil else { return false }
      if values.count < size {
        values.append(input)
        return true
      }
      switch whenFull {
      case .dropNewest: break
      case .dropOldest:
        values.append(input)
        values.removeFirst()
      case .customError(let make):
        makeError = make
        surplus = take(&upstream)
      }
      return true
    }
    if let makeError {
      surplus?.cancel()
      let error = makeError()
      lock { end = .failure(error) }
    }
    return isWanted ? drain() : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let over = lock { () -> (any Subscriber<Input, Failure>)? in
      guard take(&upstream) != nil, end == nil else { return nil }
      end = completion
      guard case .failure = completion else { return nil }
      values = []
      return take(&downstream)
    }
    if let over { over.receive(completion: completion) } else { _ = drain() }
  }

  func request(_ demand: Subscribers.Demand) {
    lock { self.demand += demand }
    let room = drain()
    if room > .none { lock { upstream }?.request(room) }
  }

  func cancel() {
    lock { () -> (any Subscription)? in
      if upstream != nil || end != nil { (downstream, values) = (nil, []) }
      return take(&upstream)
    }?.cancel()
  }

  /// - Returns: How many values the upstream is to send for those that have left.
  private func drain() -> Subscribers.Demand {
    let isMine = lock { () -> Bool in
      defer { isDraining = true }
      return !isDraining
    }
    guard isMine else { return .none }
    var room = Subscribers.Demand.none
    while let (receiver, value) = next() {
      if prefetch == .keepFull { room += 1 }
      let more = receiver.receive(value)
      lock { demand += more }
    }
    return room
  }

  private func next() -> (any Subscriber<Input, Failure>, Input)? {
    var over: (any Subscriber<Input, Failure>)?
    let (step, completion) = lock {
      () -> ((any Subscriber<Input, Failure>, Input)?, Subscribers.Completion<Failure>?) in
      if let downstream, demand > .none, !values.isEmpty {
        demand -= 1
        return ((downstream, values.removeFirst()), nil)
      }
      isDraining = false
      guard values.isEmpty, demand > .none, let end else { return (nil, nil) }
      over = take(&downstream)
      return (nil, end)
    }
    if let completion { over?.receive(completion: completion) }
    return step
  }
}
