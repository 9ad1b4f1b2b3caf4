import UnderstudyTime

/// The subscription of `zip` and `combineLatest`: two upstreams, and pairs of their values.
///
/// Each upstream gets the downstream's demand in full. Operators of three and four upstreams are nested pairs.
final class Pairing<A, B, Failure: Error>: Subscription, CustomStringConvertible {
  enum Mode {
    /// A pair of the newest values whenever one changes.
    case latest
    /// The nth value of one with the nth of the other.
    case zip
  }

  private let lock = Lock()
  private let delivery = HeldLock()
  private let mode: Mode
  private let downstream: any Subscriber<(A, B), Failure>
  private var isOver = false
  private var demand = Subscribers.Demand.none
  private var first = Side<A>()
  private var second = Side<B>()

  private struct Side<Value> {
    var subscription: (any Subscription)?
    var values = Queue<Value>()
    var hasEnded = false
    /// Demand that arrives while a value of this side is delivered: it is returned for the value, not requested.
    var answer: Subscribers.Demand?
    var isExhausted: Bool { hasEnded && values.isEmpty }

    /// - Returns: What is to be asked, nil where the demand is part of an answer.
    mutating func take(_ demand: Subscribers.Demand) -> (any Subscription)? {
      guard let answer else { return subscription }
      self.answer = answer + demand
      return nil
    }
  }

  var description: String { mode == .zip ? "Zip" : "CombineLatest" }

  init(_ mode: Mode, _ downstream: any Subscriber<(A, B), Failure>) {
    self.mode = mode
    self.downstream = downstream
  }

  func start<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    downstream.receive(subscription: self)
    subscribe(to: a, side: \.first)
    subscribe(to: b, side: \.second)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstreams = lock { () -> [any Subscription] in
      self.demand += demand
      return [first.take(demand), second.take(demand)].compactMap { $0 }
    }
    for upstream in upstreams { upstream.request(demand) }
  }

  func cancel() { _ = stop() }

  private func subscribe<P: Publisher>(
    to publisher: P,
    side: ReferenceWritableKeyPath<Pairing, Side<P.Output>>
  ) where P.Failure == Failure {
    publisher.subscribe(
      Leg(
        subscription: { subscription in
          let owed = self.lock { () -> Subscribers.Demand? in
            guard !self.isOver, self[keyPath: side].subscription == nil else { return nil }
            self[keyPath: side].subscription = subscription
            return self.demand
          }
          guard let owed else { return subscription.cancel() }
          if owed > .none { subscription.request(owed) }
        },
        value: { self.receive($0, side: side) },
        completion: { completion in
          self.lock { (self[keyPath: side].hasEnded, self[keyPath: side].subscription) = (true, nil) }
          if case .failure = completion { self.end(completion) } else { self.endIfExhausted() }
        }
      )
    )
  }

  private func receive<Value>(
    _ value: Value, side: ReferenceWritableKeyPath<Pairing, Side<Value>>
  ) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    var outer: Subscribers.Demand?
    let next = lock { () -> (A, B)? in
      if isOver { return nil }
      if mode == .latest { self[keyPath: side].values.removeAll() }
      self[keyPath: side].values.append(value)
      guard mode == .zip || demand > .none, let a = first.values.first, let b = second.values.first else { return nil }
      demand -= 1
      if mode == .zip {
        _ = first.values.popFirst()
        _ = second.values.popFirst()
      }
      outer = self[keyPath: side].answer
      self[keyPath: side].answer = Subscribers.Demand.none
      return (a, b)
    }
    guard let next else { return .none }
    request(downstream.receive(next))
    if mode == .zip { endIfExhausted() }
    return lock {
      defer { self[keyPath: side].answer = outer }
      return self[keyPath: side].answer ?? .none
    }
  }

  private func endIfExhausted() {
    let isOver = lock { () -> Bool in
      switch mode {
      case .latest: first.hasEnded && second.hasEnded
      case .zip: first.isExhausted || second.isExhausted
      }
    }
    if isOver { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard stop() else { return }
    delivery.lock()
    defer { delivery.unlock() }
    downstream.receive(completion: completion)
  }

  /// - Returns: false where this has ended before.
  private func stop() -> Bool {
    var ended: [any Subscription] = []
    let isFirst = lock { () -> Bool in
      ended = [take(&first.subscription), take(&second.subscription)].compactMap { $0 }
      first.values.removeAll()
      second.values.removeAll()
      defer { isOver = true }
      return !isOver
    }
    for subscription in ended { subscription.cancel() }
    return isFirst
  }
}
