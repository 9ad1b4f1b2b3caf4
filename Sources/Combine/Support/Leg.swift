/// The subscriber that an operator of several upstreams puts on each of them.
final class Leg<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    subscription: @escaping (any Subscription) -> Void,
    value: @escaping (Input) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    onSubscription = subscription
    onValue = value
    onCompletion = completion
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }

  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
