/// The subscriber of an operator that only changes what passes: the downstream gets the upstream's own subscription.
///
/// A value that becomes nil is left out and demanded again.
final class Passage<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, CustomStringConvertible {
  private let name: StaticString
  private let downstream: any Subscriber<Output, Failure>
  private let onValue: (Input) -> Output?
  private let onCompletion: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>

  var description: String { name.description }

  init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    completion: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>,
    value: @escaping (Input) -> Output?
  ) {
    self.name = name
    self.downstream = downstream
    onValue = value
    onCompletion = completion
  }

  convenience init(
    _ name: StaticString, _ downstream: any Subscriber<Output, Failure>, value: @escaping (Input) -> Output?
  ) where InputFailure == Failure {
    self.init(name, downstream, completion: { $0 }, value: value)
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = onValue(input) else { return .max(1) }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    downstream.receive(completion: onCompletion(completion))
  }
}
