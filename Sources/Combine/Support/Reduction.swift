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
  private var outcome = Outcome<Output?>()

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
    give(lock { outcome.demand() })
  }

  override func cancel() {
    super.cancel()
    _ = lock { outcome.drop() }
  }

  private func conclude() {
    let value = result()
    give(lock { outcome.settle(value) })
  }

  private func give(_ answer: Output??) {
    guard let answer else { return }
    if let value = answer { _ = downstream.receive(value) }
    downstream.receive(completion: .finished)
  }
}

/// A last value that waits for its demand, to be given once.
///
/// Its owner guards it with a lock and delivers what it returns outside of that.
struct Outcome<Value> {
  private var value: Value?
  private var isDemanded = false
  private var isOver = false

  /// - Returns: The value, where it is known.
  mutating func demand() -> Value? {
    isDemanded = true
    return ready()
  }

  /// - Returns: The value, where it was demanded before.
  mutating func settle(_ value: Value) -> Value? {
    if !isOver { self.value = value }
    return ready()
  }

  /// - Returns: A value that waited, to be released outside of the lock.
  mutating func drop() -> Value? {
    isOver = true
    return take(&value)
  }

  private mutating func ready() -> Value? {
    guard isDemanded, value != nil else { return nil }
    isOver = true
    return take(&value)
  }
}
