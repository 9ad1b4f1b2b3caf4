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

  private let mapFailure: (InputFailure) -> Failure
  private let onValue: (Input) throws(Failure) -> Answer

  private init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    mapFailure: @escaping (InputFailure) -> Failure,
    value: @escaping (Input) throws(Failure) -> Answer
  ) {
    self.mapFailure = mapFailure
    onValue = value
    super.init(name, downstream)
  }

  convenience init(
    _ name: StaticString, _ downstream: any Subscriber<Output, Failure>, value: @escaping (Input) -> Answer
  ) where InputFailure == Failure {
    self.init(name, downstream, mapFailure: { $0 }, value: value)
  }

  /// - Parameter value: May throw what the downstream fails with.
  convenience init(
    _ name: StaticString, _ downstream: any Subscriber<Output, Failure>,
    trying value: @escaping (Input) throws -> Answer
  ) where Failure == any Error {
    self.init(name, downstream, mapFailure: { $0 }, value: value)
  }

  override func didSubscribe() {
    super.didSubscribe()
    passHeldDemand()
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    do throws(Failure) {
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
      stop(.failure(error))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<InputFailure>) {
    if end() != nil { downstream.receive(completion: completion.mapFailure(mapFailure)) }
  }

  private func stop(_ completion: Subscribers.Completion<Failure>) {
    guard let upstream = end() else { return }
    upstream.cancel()
    downstream.receive(completion: completion)
  }
}
