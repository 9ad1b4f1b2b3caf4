import Foundation

/// The subscribers of a subject, in the order of their subscription, and what they share.
///
/// With a current value each subscriber gets it on its first demand, and one that had no demand gets the newest value
/// when it demands again. Without one, values without demand are lost.
final class Broadcast<Output, Failure: Error> {
  private let lock = Lock()
  private let name: StaticString
  private var conduits: [Conduit] = []
  private var deadCount = 0
  private var current: Output?
  private var completion: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []
  private var hasDemand = false

  init(_ name: StaticString, current: Output? = nil) {
    self.name = name
    self.current = current
  }

  var value: Output? { lock { current } }

  /// Replaces the current value and tells nobody.
  func store(_ value: Output) {
    let former = lock { () -> Output? in
      defer { current = value }
      return current
    }
    _ = former
  }

  func subscribe(_ subscriber: any Subscriber<Output, Failure>) {
    let conduit = Conduit(self, subscriber)
    let ended = lock { () -> Subscribers.Completion<Failure>? in
      guard completion == nil else { return completion }
      conduits.append(conduit)
      return nil
    }
    if let ended {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ended)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// - Parameter storing: Whether the value becomes the current one before the subscribers get it.
  func send(_ value: Output, storing: Bool) {
    var former: Output?
    let receivers = lock { () -> [Conduit] in
      guard completion == nil else { return [] }
      if storing { (former, current) = (current, value) }
      return conduits
    }
    for receiver in receivers { receiver.offer(value) }
    _ = former
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let receivers = lock { () -> [Conduit] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { (conduits, feeds) = ([], []) }
      return conduits
    }
    for receiver in receivers { receiver.finish(completion) }
  }

  /// - Parameter eagerly: Whether the feed is asked for values before any subscriber demands some.
  func send(subscription: any Subscription, eagerly: Bool) {
    let isWanted = lock { () -> Bool in
      guard completion == nil else { return false }
      feeds.append(subscription)
      return eagerly || hasDemand
    }
    if isWanted { subscription.request(.unlimited) }
  }

  private func demandArrived() {
    let waiting = lock { () -> [any Subscription] in
      defer { hasDemand = true }
      return hasDemand ? [] : feeds
    }
    for feed in waiting { feed.request(.unlimited) }
  }

  /// Many rows may leave a subject at once, so the list is compacted rarely.
  private func conduitDied() {
    lock {
      deadCount += 1
      guard deadCount > 8, deadCount * 2 > conduits.count else { return }
      conduits.removeAll(where: \.isDead)
      deadCount = 0
    }
  }

  /// The subscription of one subscriber. It lets go of both sides when it ends: the list may have it for some time yet.
  final class Conduit: Subscription, CustomStringConvertible {
    private let lock = Lock()
    private let delivery = NSRecursiveLock()
    private let name: StaticString
    private var broadcast: Broadcast?
    private var downstream: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    private var owesCurrent: Bool

    init(_ broadcast: Broadcast, _ downstream: any Subscriber<Output, Failure>) {
      name = broadcast.name
      self.broadcast = broadcast
      self.downstream = downstream
      owesCurrent = broadcast.value != nil
    }

    var isDead: Bool { lock { downstream == nil } }
    var description: String { name.description }

    func offer(_ value: Output) {
      delivery.lock()
      defer { delivery.unlock() }
      let receiver = lock { () -> (any Subscriber<Output, Failure>)? in
        guard demand > .none else {
          owesCurrent = true
          return nil
        }
        demand -= 1
        owesCurrent = false
        return downstream
      }
      guard let receiver else { return }
      let more = receiver.receive(value)
      if more > .none { lock { demand += more } }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      delivery.lock()
      defer { delivery.unlock() }
      end()?.downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      let broadcast = lock { () -> Broadcast? in
        self.demand += demand
        return self.broadcast
      }
      broadcast?.demandArrived()
      guard lock({ owesCurrent }), let current = broadcast?.value else { return }
      offer(current)
    }

    func cancel() {
      end()?.broadcast.conduitDied()
    }

    /// Nil where the subscription has ended before.
    private func end() -> (broadcast: Broadcast, downstream: any Subscriber<Output, Failure>)? {
      lock {
        guard let broadcast = take(&broadcast), let downstream = take(&downstream) else { return nil }
        return (broadcast, downstream)
      }
    }
  }
}
