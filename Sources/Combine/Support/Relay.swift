/// Serves one downstream from several upstreams, one after the other; demand that is not met yet is carried over.
final class Relay<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private let name: StaticString
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var hasStarted = false
  /// The number of the upstream that is being served; what earlier ones still send is dropped.
  private var turn = 0
  private var onCancel: (() -> Void)?

  init(_ name: StaticString, _ downstream: any Subscriber<Output, Failure>) {
    self.name = name
    self.downstream = downstream
  }

  /// Gives the downstream its subscription before any upstream exists.
  func start(onCancel: @escaping () -> Void) {
    let receiver = lock { () -> (any Subscriber<Output, Failure>)? in
      hasStarted = true
      self.onCancel = onCancel
      return downstream
    }
    receiver?.receive(subscription: self)
  }

  /// Gives the downstream its subscription and watches another publisher for its first value.
  ///
  /// - Parameters:
  ///   - publisher: The other publisher; it is left as soon as it has given a value.
  ///   - onSignal: Runs once, without a completion for a value.
  /// - Returns: Ends the watching.
  func start<P: Publisher>(
    awaiting publisher: P,
    onSignal: @escaping (Subscribers.Completion<P.Failure>?) -> Void
  ) -> AnyCancellable {
    var signal: (any Subscription)?
    let watching = AnyCancellable { take(&signal)?.cancel() }
    start(onCancel: watching.cancel)
    publisher.subscribe(
      Leg(
        subscription: {
          signal = $0
          $0.request(.max(1))
        },
        value: { _ in
          guard signal != nil else { return .none }
          watching.cancel()
          onSignal(nil)
          return .none
        },
        completion: { if take(&signal) != nil { onSignal($0) } }
      )
    )
    return watching
  }

  /// Cancels the upstream that is being served and goes on with another one.
  ///
  /// - Parameters:
  ///   - isOpen: Whether values pass; those that do not are lost.
  ///   - onEnd: Runs when the publisher completes, unless another one has taken its place.
  func connect<P: Publisher>(
    to publisher: P,
    while isOpen: @escaping () -> Bool = { true },
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
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
        value: { isOpen() ? self.deliver($0, turn: turn) : .none },
        completion: { completion in
          let isCurrent = self.lock { () -> Bool in
            guard self.turn == turn, self.downstream != nil else { return false }
            self.upstream = nil
            return true
          }
          if isCurrent { onEnd(completion) }
        }
      )
    )
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    var former: (any Subscription)?
    let receiver = lock { () -> (any Subscriber<Output, Failure>)? in
      former = take(&upstream)
      onCancel = nil
      return take(&downstream)
    }
    former?.cancel()
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock { () -> (any Subscription)? in
      self.demand += demand
      return upstream
    }?.request(demand)
  }

  func cancel() {
    var former: (any Subscription)?
    let action = lock { () -> (() -> Void)? in
      former = take(&upstream)
      downstream = nil
      return take(&onCancel)
    }
    former?.cancel()
    action?()
  }

  private func adopt(_ subscription: any Subscription, turn: Int) {
    var owed = Subscribers.Demand.none
    var starting: (any Subscriber<Output, Failure>)?
    let isCurrent = lock { () -> Bool in
      guard self.turn == turn, upstream == nil, let downstream else { return false }
      upstream = subscription
      if !hasStarted { starting = downstream }
      hasStarted = true
      owed = demand
      return true
    }
    guard isCurrent else { return subscription.cancel() }
    if let starting {
      starting.receive(subscription: self)
    } else if owed > .none {
      subscription.request(owed)
    }
  }

  private func deliver(_ value: Output, turn: Int) -> Subscribers.Demand {
    let receiver = lock { () -> (any Subscriber<Output, Failure>)? in
      guard self.turn == turn else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(value)
    // A subscriber may have replaced this upstream meanwhile; then the demand belongs to the new one.
    let successor = lock { () -> (any Subscription)? in
      demand += more
      return self.turn == turn ? nil : upstream
    }
    if let successor {
      if more > .none { successor.request(more) }
      return .none
    }
    return more
  }
}

extension Relay: CustomStringConvertible {
  var description: String { name.description }
}
