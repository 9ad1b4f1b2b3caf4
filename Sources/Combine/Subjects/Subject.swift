/// A publisher to which code outside can send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends all subscriptions; what is sent later is dropped.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the subscription to a publisher that feeds this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// Subscribes a subject to a publisher.
final class SubjectFeed<S: Subject>: Subscriber, Cancellable {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let target = lock { () -> S? in
      guard upstream == nil, let subject else { return nil }
      upstream = subscription
      return subject
    }
    if let target { target.send(subscription: subscription) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) { release().subject?.send(completion: completion) }

  func cancel() { release().upstream?.cancel() }

  private func release() -> (subject: S?, upstream: (any Subscription)?) {
    lock { (take(&subject), take(&upstream)) }
  }
}
