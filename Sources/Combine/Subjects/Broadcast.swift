import Foundation
import UnderstudyTime

/// The subscribers of a subject, in the order of their subscription, and what they share.
///
/// With a current value each subscriber gets it on its first demand, and one that had no demand gets the newest value
/// when it demands again. Without one, values without demand are lost.
///
/// A subscription that ends leaves a gap in the list, so that it is let go at once and none of the others moves.
final class Broadcast<Output, Failure: Error> {
  private let lock = Lock()
  private let name: StaticString
  private let ignoresDemand: Bool
  private var conduits: [Conduit?] = []
  private var gapCount = 0
  private var current: Output?
  private var completion: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []
  /// Whether feeds have been asked for everything, and new ones are at once.
  private var hasDemand: Bool
  /// How many values are announced that are not stored yet.
  private var announcedCount = 0
  /// Those who are given the current value meanwhile, with the threads on which they are.
  private var latecomers: [(conduit: Conduit, thread: pthread_t)] = []

  /// - Parameters:
  ///   - current: The current value, nil for a broadcast without one.
  ///   - ignoresDemand: Whether subscribers get every value, demanded or not.
  ///   - isEager: Whether feeds are asked for values before any subscriber demands some.
  init(_ name: StaticString, current: Output? = nil, ignoresDemand: Bool = false, isEager: Bool = false) {
    self.name = name
    self.current = current
    self.ignoresDemand = ignoresDemand
    hasDemand = isEager
  }

  deinit {
    for feed in feeds { feed.cancel() }
  }

  var value: Output? { lock { current } }

  /// Replaces the current value without sending it.
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
      conduit.place = conduits.count
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
    let receivers = lock { () -> [Conduit?] in
      guard completion == nil else { return [] }
      if storing { (former, current) = (current, value) }
      return conduits
    }
    for case let receiver? in receivers { receiver.offer(value) }
    _ = former
  }

  /// Sends a value that becomes the current one by ``storeAnnounced(_:)``.
  func announce(_ value: Output) {
    lock { announcedCount += 1 }
    send(value, storing: false)
  }

  /// Makes a value that was announced the current one, and gives it to those who were given the former one meanwhile.
  ///
  /// Those who were given it on this thread, as by a sink that subscribes, have it alone (SEM-058).
  func storeAnnounced(_ value: Output) {
    var former: Output?
    let (late, isOutdated) = lock { () -> ([(conduit: Conduit, thread: pthread_t)], Bool) in
      (former, current) = (current, value)
      announcedCount -= 1
      defer { if announcedCount == 0 { latecomers = [] } }
      return (latecomers, announcedCount > 0)
    }
    _ = former
    guard !late.isEmpty else { return }
    let thread = pthread_self()
    for latecomer in late where latecomer.thread != thread {
      latecomer.conduit.offerAnnounced(value, isOutdated: isOutdated)
    }
  }

  /// The current value for a subscriber, and whether an announced one is to replace it. The subscriber gets that, too.
  private func currentValue(for conduit: Conduit) -> (value: Output?, isOutdated: Bool) {
    lock {
      guard announcedCount > 0 else { return (current, false) }
      latecomers.append((conduit, pthread_self()))
      return (current, true)
    }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let receivers = lock { () -> [Conduit?] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { (conduits, feeds) = ([], []) }
      return conduits
    }
    for case let receiver? in receivers { receiver.finish(completion) }
  }

  func send(subscription: any Subscription) {
    let isWanted = lock { () -> Bool in
      guard completion == nil else { return false }
      feeds.append(subscription)
      return hasDemand
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

  /// Many rows may leave a subject at once, so the gaps are closed rarely.
  private func remove(_ conduit: Conduit) {
    lock {
      guard completion == nil else { return }
      conduits[conduit.place] = nil
      gapCount += 1
      guard gapCount > 8, gapCount * 2 > conduits.count else { return }
      conduits.removeAll { $0 == nil }
      gapCount = 0
      for (place, conduit) in conduits.enumerated() { conduit?.place = place }
    }
  }

  /// The subscription of one subscriber. It lets go of both sides when it ends.
  final class Conduit: Subscription, CustomStringConvertible {
    private let lock = Lock()
    private let delivery = HeldLock()
    private let name: StaticString
    private var broadcast: Broadcast?
    private var downstream: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    private var owesCurrent: Bool
    /// Whether it was given a value that an announced one is to replace.
    private var isOutdated = false
    /// Where the broadcast has it; guarded by its lock.
    fileprivate var place = 0

    init(_ broadcast: Broadcast, _ downstream: any Subscriber<Output, Failure>) {
      name = broadcast.name
      self.broadcast = broadcast
      self.downstream = downstream
      owesCurrent = broadcast.value != nil
      if broadcast.ignoresDemand { demand = .unlimited }
    }

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
        (owesCurrent, isOutdated) = (false, false)
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
      guard lock({ owesCurrent }) else { return }
      // The newest value on another thread comes before this one, which is not owed then, or after it.
      delivery.lock()
      defer { delivery.unlock() }
      guard lock({ owesCurrent }), let (current, isOutdated) = broadcast?.currentValue(for: self), let current else {
        return
      }
      offer(current)
      if isOutdated { lock { self.isOutdated = true } }
    }

    /// - Parameter isOutdated: Whether another announced value is to replace this one.
    func offerAnnounced(_ value: Output, isOutdated: Bool) {
      delivery.lock()
      defer { delivery.unlock() }
      guard lock({ self.isOutdated }) else { return }
      offer(value)
      if isOutdated { lock { self.isOutdated = true } }
    }

    func cancel() {
      end()?.broadcast.remove(self)
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
