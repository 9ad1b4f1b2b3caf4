/// A subject that remembers its newest value and gives it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast: Broadcast<Output, Failure>

  /// Makes a subject with its first value.
  ///
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

  /// Makes a value the newest one and sends it; has no effect after the end.
  public func send(_ value: Output) { broadcast.send(value, storing: true) }

  /// Ends all subscriptions; the value stays.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }

  /// Asks a publisher that feeds this subject for everything, at once.
  public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    broadcast.subscribe(subscriber)
  }
}
