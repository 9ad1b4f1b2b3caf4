/// A subject without memory: subscribers get what is sent while they have demand.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>("PassthroughSubject")

  /// A subject without subscribers.
  public init() {}

  /// Sends a value to the subscribers that have demand; has no effect after the end.
  public func send(_ value: Output) { broadcast.send(value, storing: false) }

  /// Ends all subscriptions, those to come too.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }

  /// Asks a publisher that feeds this subject for everything, once a subscriber has demand.
  public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    broadcast.subscribe(subscriber)
  }
}
