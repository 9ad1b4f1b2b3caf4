import Foundation

/// The subscription of `zip` and `combineLatest`: two upstreams, and pairs of their values.
///
/// Each upstream gets the downstream's demand in full. Operators of three and four upstreams are nested pairs.
final class Pairing<A, B, Failure: Error>: Subscription {
  enum Mode {
    /// A pair of the newest values whenever one changes.
    case latest
    /// The nth value of one with the nth of the other.
    case zip
  }

  private let lock = Lock()
  private let delivery = NSRecursiveLock()
  private let mode: Mode
  private var downstream: (any Subscriber<(A, B), Failure>)?
  private var demand = Subscribers.Demand.none
  private var first = Side<A>()
  private var second = Side<B>()

  private struct Side<Value> {
    var subscription: (any Subscription)?
    var values = Queue<Value>()
    var hasEnded = false
    var isExhausted: Bool { hasEnded && values.isEmpty }
  }

  init(_ mode: Mode, _ downstream: any Subscriber<(A, B), Failure>) {
    self.mode = mode
    self.downstream = downstream
  }

  func start<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    lock { downstream }?.receive(subscription: self)
    subscribe(to: a, side: \.first)
    subscribe(to: b, side: \.second)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstreams = lock { () -> [any Subscription] in
      self.demand += demand
      return [first.subscription, second.subscription].compactMap { $0 }
    }
    for upstream in upstreams { upstream.request(demand) }
  }

  func cancel() { _ = detach() }

  private func subscribe<P: Publisher>(
    to publisher: P,
    side: ReferenceWritableKeyPath<Pairing, Side<P.Output>>
  ) where P.Failure == Failure {
    publisher.subscribe(
      Leg(
        subscription: { subscription in
          let owed = self.lock { () -> Subscribers.Demand? in
            guard self.downstream != nil, self[keyPath: side].subscription == nil else { return nil }
            self[keyPath: side].subscription = subscription
            return self.demand
          }
          guard let owed else { return subscription.cancel() }
          if owed > .none { subscription.request(owed) }
        },
        value: { value in
          self.receive(value, side: side)
          return .none
        },
        completion: { completion in
          self.lock { (self[keyPath: side].hasEnded, self[keyPath: side].subscription) = (true, nil) }
          if case .failure = completion { self.end(completion) } else { self.endIfExhausted() }
        }
      )
    )
  }

  private func receive<Value>(_ value: Value, side: ReferenceWritableKeyPath<Pairing, Side<Value>>) {
    delivery.lock()
    defer { delivery.unlock() }
    let next = lock { () -> (any Subscriber<(A, B), Failure>, (A, B))? in
      if mode == .latest { self[keyPath: side].values.removeAll() }
      self[keyPath: side].values.append(value)
      guard mode == .zip || demand > .none, let downstream, let a = first.values.first, let b = second.values.first
      else { return nil }
      demand -= 1
      if mode == .zip {
        _ = first.values.popFirst()
        _ = second.values.popFirst()
      }
      return (downstream, (a, b))
    }
    guard let (receiver, pair) = next else { return }
    request(receiver.receive(pair))
    if mode == .zip { endIfExhausted() }
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
    let receiver = detach()
    delivery.lock()
    defer { delivery.unlock() }
    receiver?.receive(completion: completion)
  }

  private func detach() -> (any Subscriber<(A, B), Failure>)? {
    var ended: [any Subscription] = []
    let receiver = lock { () -> (any Subscriber<(A, B), Failure>)? in
      ended = [take(&first.subscription), take(&second.subscription)].compactMap { $0 }
      first.values.removeAll()
      second.values.removeAll()
      return take(&downstream)
    }
    for subscription in ended { subscription.cancel() }
    return receiver
  }
}

extension Pairing: CustomStringConvertible {
  var description: String { mode == .zip ? "Zip" : "CombineLatest" }
}
