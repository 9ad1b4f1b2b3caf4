extension Sequence {
  /// Publishes the elements, as they are demanded, and finishes.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Publishers {
  /// Gives the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of elements.
    ///
    /// - Parameter sequence: The elements.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Elements.Element == S.Input {
      walk(sequence, subscriber, end: .finished)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

/// Gives elements to a subscriber as it demands them, and the end with the last one.
func walk<Elements: Sequence, S: Subscriber>(
  _ sequence: Elements, _ subscriber: S, end: Subscribers.Completion<S.Failure>
) where S.Input == Elements.Element {
  var iterator = sequence.makeIterator()
  guard let first = iterator.next() else {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: end)
    return
  }
  subscriber.receive(
    subscription: Walk<Elements, S.Failure>("\(sequence)", first, iterator, subscriber, end: end)
  )
}

/// The walk of one subscriber through a sequence.
///
/// One call at a time walks; demand that arrives meanwhile lengthens that walk, so the stack stays flat.
private final class Walk<Elements: Swift.Sequence, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: (any Subscriber<Elements.Element, Failure>)?
  private var next: Elements.Element?
  private var iterator: Elements.Iterator
  private var demand = Subscribers.Demand.none
  private var isWalking = false
  private let describe: () -> String
  private let end: Subscribers.Completion<Failure>

  init(
    _ description: @escaping @autoclosure () -> String,
    _ first: Elements.Element,
    _ iterator: Elements.Iterator,
    _ downstream: any Subscriber<Elements.Element, Failure>,
    end: Subscribers.Completion<Failure>
  ) {
    describe = description
    next = first
    self.iterator = iterator
    self.downstream = downstream
    self.end = end
  }

  var description: String { describe() }

  func request(_ demand: Subscribers.Demand) {
    let isMine = lock { () -> Bool in
      self.demand += demand
      guard !isWalking, self.demand > .none, downstream != nil else { return false }
      isWalking = true
      return true
    }
    guard isMine else { return }
    while let (receiver, value) = step() {
      let more = receiver.receive(value)
      // The one after is looked up first: after the last value the end comes without further demand.
      next = iterator.next()
      lock { self.demand += more }
      if next == nil { lock { take(&downstream) }?.receive(completion: end) }
    }
  }

  func cancel() {
    let released = lock { take(&downstream) }
    _ = released
  }

  private func step() -> (any Subscriber<Elements.Element, Failure>, Elements.Element)? {
    lock {
      guard demand > .none, let downstream, let value = next else {
        isWalking = false
        return nil
      }
      demand -= 1
      return (downstream, value)
    }
  }
}
