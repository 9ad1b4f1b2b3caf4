/// The subscription of an operator that answers the whole upstream with one value or none.
///
/// It asks its upstream for everything at once, and keeps the answer, the end too, until the downstream has demanded it.
final class Reduction<Input, InputFailure: Error, Output, Failure: Error>:
  OperatorSubscription<Input, InputFailure, Output, Failure>
{
  enum Progress {
    case more
    /// The answer is known before the upstream ends, which is cancelled.
    case done
  }

  private let step: (Input) throws -> Progress
  private let result: () -> Output?
  /// The answer, or that there is none; nil before it is certain and after it has been given.
  private var answer: Output??
  private var isDemanded = false

  /// - Parameters:
  ///   - step: Takes a value, or throws what the downstream fails with.
  ///   - result: Gives the answer, nil for none.
  init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    step: @escaping (Input) throws -> Progress,
    result: @escaping () -> Output?
  ) {
    self.step = step
    self.result = result
    super.init(name, downstream)
  }

  /// An answer that is known at the end of the upstream only.
  convenience init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    each action: @escaping (Input) throws -> Void,
    result: @escaping () -> Output?
  ) {
    let step = { (input: Input) throws -> Progress in
      try action(input)
      return .more
    }
    self.init(name, downstream, step: step, result: result)
  }

  /// Whether a value meets a condition.
  ///
  /// - Parameter answer: What is given where one does.
  convenience init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    answer: Bool,
    where condition: @escaping (Input) throws -> Bool
  ) where Output == Bool {
    var isFound = false
    let step = { (input: Input) throws -> Progress in
      isFound = try condition(input)
      return isFound ? .done : .more
    }
    self.init(name, downstream, step: step) { isFound == answer }
  }

  /// The first value that meets a condition.
  convenience init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    firstWhere condition: @escaping (Input) throws -> Bool
  ) where Input == Output {
    var found: Output?
    let step = { (input: Input) throws -> Progress in
      guard try condition(input) else { return .more }
      found = input
      return .done
    }
    self.init(name, downstream, step: step) { found }
  }

  override func didSubscribe() {
    super.didSubscribe()
    upstream?.request(.unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    do {
      guard try step(input) == .done, let upstream = end() else { return .none }
      upstream.cancel()
      conclude()
    } catch {
      guard let upstream = end() else { return .none }
      upstream.cancel()
      downstream.receive(completion: .failure(failure(for: error)))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<InputFailure>) {
    guard end() != nil else { return }
    switch completion {
    case .finished: conclude()
    case .failure(let error): downstream.receive(completion: .failure(failure(for: error)))
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock { isDemanded = true }
    giveAnswer()
  }

  override func cancel() {
    super.cancel()
    _ = lock { take(&answer) }
  }

  private func conclude() {
    let value = result()
    lock { answer = .some(value) }
    giveAnswer()
  }

  private func giveAnswer() {
    guard let answer = lock({ isDemanded ? take(&answer) : nil }) else { return }
    if let answer { _ = downstream.receive(answer) }
    downstream.receive(completion: .finished)
  }
}
