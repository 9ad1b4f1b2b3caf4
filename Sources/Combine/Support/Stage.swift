/// The subscription of an operator that answers each value with at most one.
///
/// The downstream's demand goes to the upstream as it is; a skipped value is made up for by a demand of one more.
/// Upstreams call in series by contract, so `onValue` may keep state in captured variables.
final class Stage<Input, InputFailure: Error, Output, Failure: Error>:
  OperatorSubscription<Input, InputFailure, Output, Failure>
{
  enum Answer {
    case send(Output)
    case skip
    /// The value is lost, and its demand with it.
    case lose
    /// The upstream is cancelled, and the downstream gets the value and `.finished`.
    case last(Output)
    case finish
  }

  private let onValue: (Input) throws -> Answer

  /// - Parameter value: Answers a value, or throws what the downstream fails with.
  init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    value: @escaping (Input) throws -> Answer
  ) {
    onValue = value
    super.init(name, downstream)
  }

  override func didSubscribe() {
    super.didSubscribe()
    passHeldDemand()
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    do {
      switch try onValue(input) {
      case .send(let output): return downstream.receive(output)
      case .skip: return .max(1)
      case .lose: return .none
      case .last(let output):
        _ = downstream.receive(output)
        stop(.finished)
      case .finish: stop(.finished)
      }
    } catch {
      stop(.failure(failure(for: error)))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<InputFailure>) {
    if end() != nil { downstream.receive(completion: completion.mapFailure(failure(for:))) }
  }

  private func stop(_ completion: Subscribers.Completion<Failure>) {
    guard let upstream = end() else { return }
    upstream.cancel()
    downstream.receive(completion: completion)
  }
}
