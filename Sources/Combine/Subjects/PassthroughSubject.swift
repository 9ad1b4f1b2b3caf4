/// A subject without memory: subscribers get what is sent while they have demand.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>("PassthroughSubject")

  public init() {}

  public func send(_ value: Output) { broadcast.send(value, storing: false) }

  public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }

  public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    broadcast.subscribe(subscriber)
  }
}
