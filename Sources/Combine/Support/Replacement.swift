/// The subscription of an operator that may put a value in the place of its upstream's end.
///
/// The downstream's demand goes to the upstream as it is. The value waits until there is demand left for it.
final class Replacement<Output, InputFailure: Error, Failure: Error>:
  OperatorSubscription<Output, InputFailure, Output, Failure>
{
  private let output: Output
  private let prefetch: Subscribers.Demand
  private let passes: (Subscribers.Completion<InputFailure>, _ isEmpty: Bool) -> Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none
  private var isEmpty = true
  private var isOwed = false

  /// - Parameters:
  ///   - output: The value that takes the place of the end.
  ///   - prefetch: What the upstream is asked for, besides what the downstream demands.
  ///   - passes: Gives the end to pass on, or nil where the value takes its place, by whether no value has come.
  init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    output: Output,
    prefetch: Subscribers.Demand = .none,
    passes: @escaping (Subscribers.Completion<InputFailure>, _ isEmpty: Bool) -> Subscribers.Completion<Failure>?
  ) {
    self.output = output
    self.prefetch = prefetch
    self.passes = passes
    super.init(name, downstream)
  }

  override func didSubscribe() {
    super.didSubscribe()
    if prefetch > .none { upstream?.request(prefetch) }
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    lock {
      isEmpty = false
      demand -= 1
    }
    let more = downstream.receive(input)
    lock { demand += more }
    return more
  }

  override func receive(completion: Subscribers.Completion<InputFailure>) {
    guard end() != nil else { return }
    if let completion = passes(completion, lock { isEmpty }) { return downstream.receive(completion: completion) }
    lock { isOwed = true }
    give()
  }

  override func request(_ demand: Subscribers.Demand) {
    lock { self.demand += demand }
    super.request(demand)
    give()
  }

  override func cancel() {
    super.cancel()
    lock { isOwed = false }
  }

  private func give() {
    let isDue = lock { () -> Bool in
      guard isOwed, demand > .none else { return false }
      isOwed = false
      return true
    }
    guard isDue else { return }
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }
}
