/// A subject that remembers its newest value and gives it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast: Broadcast<Output, Failure>

  /// - Parameter value: The first value.
  public init(_ value: Output) { broadcast = Broadcast("CurrentValueSubject", current: value, isEager: true) }

  /// The newest value; setting it sends it, and still replaces it after the end.
  public var value: Output {
    get {
      guard let value = broadcast.value else { fatalError("a CurrentValueSubject always has a value") }
      return value
    }
    set {
      broadcast.store(newValue)
      send(newValue)
    }
  }

  public func send(_ value: Output) { broadcast.send(value, storing: true) }

  public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }

  public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    broadcast.subscribe(subscriber)
  }
}
