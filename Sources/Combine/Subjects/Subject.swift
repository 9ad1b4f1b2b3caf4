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

/// Subscribes a subject to a publisher; the subject gets it as its subscription.
final class SubjectFeed<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?
  var description: String { "Subject" }

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let target = lock { () -> S? in
      guard upstream == nil, let subject else { return nil }
      upstream = subscription
      return subject
    }
    if let target { target.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock { upstream == nil ? nil : subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let ends = release()
    if ends.upstream != nil { ends.subject?.send(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { lock { upstream }?.request(demand) }

  func cancel() { release().upstream?.cancel() }

  private func release() -> (subject: S?, upstream: (any Subscription)?) {
    lock { (take(&subject), take(&upstream)) }
  }
}
