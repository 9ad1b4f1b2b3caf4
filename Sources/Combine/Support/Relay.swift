/// Serves one downstream from several upstreams, one after the other; demand that is not met yet is carried over.
final class Relay<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let name: StaticString
  private let downstream: any Subscriber<Output, Failure>
  private var isOver = false
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var hasStarted = false
  /// The number of the upstream that is being served; what earlier ones still send is dropped.
  private var turn = 0
  private var onCancel: (() -> Void)?

  var description: String { name.description }

  init(_ name: StaticString, _ downstream: any Subscriber<Output, Failure>) {
    self.name = name
    self.downstream = downstream
  }

  /// Gives the downstream its subscription before any upstream exists.
  func start(onCancel: @escaping () -> Void) {
    lock {
      hasStarted = true
      self.onCancel = onCancel
    }
    downstream.receive(subscription: self)
  }

  /// Cancels the upstream that is being served and continues with another one.
  ///
  /// - Parameters:
  ///   - publisher: What is served from now on.
  ///   - onEnd: Runs when the publisher completes, unless another one has taken its place.
  func connect<P: Publisher>(to publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Output {
    var former: (any Subscription)?
    let turn = lock { () -> Int in
      former = take(&upstream)
      self.turn += 1
      return self.turn
    }
    former?.cancel()
    publisher.subscribe(
      Leg(
        subscription: { self.adopt($0, turn: turn) },
        value: { self.deliver($0, turn: turn) },
        completion: { completion in
          let ended = self.lock { self.isServing(turn) ? take(&self.upstream) : nil }
          if ended != nil { onEnd(completion) }
        }
      )
    )
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let (former, _) = stop() else { return }
    former?.cancel()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock { () -> (any Subscription)? in
      self.demand += demand
      return upstream
    }?.request(demand)
  }

  func cancel() {
    guard let (former, action) = stop() else { return }
    former?.cancel()
    action?()
  }

  /// Nil where this has ended before.
  private func stop() -> (upstream: (any Subscription)?, onCancel: (() -> Void)?)? {
    lock {
      guard !isOver else { return nil }
      isOver = true
      return (take(&upstream), take(&onCancel))
    }
  }

  /// Whether an upstream has given its subscription and has its turn still.
  private func isServing(_ turn: Int) -> Bool { self.turn == turn && upstream != nil && !isOver }

  private func adopt(_ subscription: any Subscription, turn: Int) {
    let (isCurrent, isFirst, owed) = lock { () -> (Bool, Bool, Subscribers.Demand) in
      guard self.turn == turn, upstream == nil, !isOver else { return (false, false, .none) }
      upstream = subscription
      defer { hasStarted = true }
      return (true, !hasStarted, demand)
    }
    guard isCurrent else { return subscription.cancel() }
    if isFirst {
      downstream.receive(subscription: self)
    } else if owed > .none {
      subscription.request(owed)
    }
  }

  private func deliver(_ value: Output, turn: Int) -> Subscribers.Demand {
    let isCurrent = lock { () -> Bool in
      guard isServing(turn) else { return false }
      demand -= 1
      return true
    }
    guard isCurrent else { return .none }
    let more = downstream.receive(value)
    // A subscriber may have replaced this upstream meanwhile; then the demand belongs to the new one.
    let successor = lock { () -> (any Subscription)? in
      demand += more
      return self.turn == turn ? nil : upstream
    }
    guard let successor else { return more }
    if more > .none { successor.request(more) }
    return .none
  }
}
