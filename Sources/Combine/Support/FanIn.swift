import UnderstudyTime

/// Serves one downstream from several upstreams at a time.
///
/// With unlimited demand everything passes as it comes. Otherwise each source is asked for one value at a time, and at
/// most one of each waits in the buffer, so that no source starves and none is drained.
final class FanIn<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  /// Sources may send from several threads, a downstream is called in series; it may come back to us meanwhile.
  private let delivery = HeldLock()
  private let name: StaticString
  private var downstream: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var sources: [(id: Int, subscription: any Subscription)] = []
  private var buffer = Queue<(source: Int, value: Output)>()
  private var lastID = 0
  private var isDraining = false
  /// Sources that have not finished, and the outer publisher that may bring more of them.
  private var openCount: Int
  private var outer: (any Subscription)?

  var description: String { name.description }

  /// - Parameter openCount: How often `sourceEnded` will be called for what is not attached by `attach(_:onEnd:)`.
  init(_ name: StaticString, _ downstream: any Subscriber<Output, Failure>, openCount: Int) {
    self.name = name
    self.downstream = downstream
    self.openCount = openCount
  }

  func start() { lock { downstream }?.receive(subscription: self) }

  /// Keeps the subscription to the publisher that brings the sources, and asks it for the first ones.
  func adoptOuter(_ subscription: any Subscription, demand: Subscribers.Demand) {
    let isAlive = lock { () -> Bool in
      guard downstream != nil, outer == nil else { return false }
      outer = subscription
      return true
    }
    if isAlive { subscription.request(demand) } else { subscription.cancel() }
  }

  /// Releases the subscription to the publisher that brings the sources, which has completed.
  func outerEnded(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock { take(&outer) }
    withExtendedLifetime(ended) {
      if case .failure = completion { end(completion) } else { sourceEnded() }
    }
  }

  func requestOuter(_ demand: Subscribers.Demand) { lock { outer }?.request(demand) }

  func attach<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {})
  where P.Output == Output, P.Failure == Failure {
    let id = lock { () -> Int in
      lastID += 1
      openCount += 1
      return lastID
    }
    publisher.subscribe(
      Leg(
        subscription: { self.adopt($0, id: id) },
        value: { self.receive($0, from: id) },
        completion: { completion in
          self.lock { self.sources.removeAll { $0.id == id } }
          if case .failure = completion { return self.end(completion) }
          onEnd()
          self.sourceEnded()
        }
      )
    )
  }

  func sourceEnded() {
    let isDone = lock { () -> Bool in
      openCount -= 1
      return openCount == 0 && buffer.isEmpty
    }
    if isDone { end(.finished) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let receiver = detach()
    delivery.lock()
    defer { delivery.unlock() }
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let opened = lock { () -> [any Subscription] in
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      return self.demand == .unlimited && !wasUnlimited ? sources.map(\.subscription) : []
    }
    for subscription in opened { subscription.request(.unlimited) }
    drain()
  }

  func cancel() { _ = detach() }

  private func adopt(_ subscription: any Subscription, id: Int) {
    let asked = lock { () -> Subscribers.Demand? in
      guard downstream != nil else { return nil }
      sources.append((id, subscription))
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let asked { subscription.request(asked) } else { subscription.cancel() }
  }

  private func receive(_ value: Output, from id: Int) -> Subscribers.Demand {
    var again = Subscribers.Demand.none
    let receiver = lock { () -> (any Subscriber<Output, Failure>)? in
      guard let downstream else { return nil }
      guard demand > .none, buffer.isEmpty else {
        buffer.append((id, value))
        return nil
      }
      if demand != .unlimited { again = .max(1) }
      demand -= 1
      return downstream
    }
    if let receiver { deliver(value, to: receiver) }
    return again
  }

  private func deliver(_ value: Output, to receiver: any Subscriber<Output, Failure>) {
    delivery.lock()
    let more = receiver.receive(value)
    delivery.unlock()
    request(more)
  }

  private func drain() {
    let isMine = lock { () -> Bool in
      guard !isDraining, !buffer.isEmpty else { return false }
      isDraining = true
      return true
    }
    guard isMine else { return }
    while true {
      var source: (any Subscription)?
      let next = lock { () -> (any Subscriber<Output, Failure>, Output)? in
        guard demand > .none, let downstream, let (id, value) = buffer.popFirst() else {
          isDraining = false
          return nil
        }
        demand -= 1
        if demand != .unlimited { source = sources.first { $0.id == id }?.subscription }
        return (downstream, value)
      }
      guard let (receiver, value) = next else { break }
      deliver(value, to: receiver)
      source?.request(.max(1))
    }
    if lock({ openCount == 0 && buffer.isEmpty }) { end(.finished) }
  }

  private func detach() -> (any Subscriber<Output, Failure>)? {
    var ended: [any Subscription] = []
    let receiver = lock { () -> (any Subscriber<Output, Failure>)? in
      ended = sources.map(\.subscription)
      if let outer = take(&outer) { ended.append(outer) }
      sources = []
      buffer.removeAll()
      return take(&downstream)
    }
    for subscription in ended { subscription.cancel() }
    return receiver
  }
}
