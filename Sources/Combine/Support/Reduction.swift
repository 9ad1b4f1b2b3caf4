/// The subscription of an operator that answers the whole upstream with one value or none.
///
/// It asks its upstream for everything at once, and keeps the answer, the end too, until the downstream has demanded it.
final class Reduction<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  enum Progress {
    case more
    /// The answer is known before the upstream ends, which is cancelled.
    case done
    case fail(Failure)
  }

  private enum Answer {
    case pending
    case value(Output?)
  }

  private let lock = Lock()
  private let name: StaticString
  private let step: (Input) -> Progress
  private let result: () -> Output?
  private let mapFailure: (InputFailure) -> Failure
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?
  private var answer = Answer.pending
  private var isDemanded = false
  private var isConcluded: Bool { if case .value = answer { true } else { false } }

  init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    mapFailure: @escaping (InputFailure) -> Failure,
    step: @escaping (Input) -> Progress,
    result: @escaping () -> Output?
  ) {
    self.name = name
    self.downstream = downstream
    self.step = step
    self.result = result
    self.mapFailure = mapFailure
  }

  convenience init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    step: @escaping (Input) -> Progress,
    result: @escaping () -> Output?
  ) where InputFailure == Failure {
    self.init(name, downstream, mapFailure: { $0 }, step: step, result: result)
  }

  /// An operator whose closure may throw: what it throws becomes the failure.
  convenience init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    trying step: @escaping (Input) throws -> Progress,
    result: @escaping () -> Output?
  ) where Failure == any Error {
    let step = { (input: Input) -> Progress in
      do { return try step(input) } catch { return .fail(error) }
    }
    self.init(name, downstream, mapFailure: { $0 }, step: step, result: result)
  }

  func receive(subscription: any Subscription) {
    let receiver = lock { () -> (any Subscriber<Output, Failure>)? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    lock { upstream }?.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock({ upstream != nil }) else { return .none }
    switch step(input) {
    case .more: break
    case .done:
      lock { take(&upstream) }?.cancel()
      conclude()
    case .fail(let error):
      lock { take(&upstream) }?.cancel()
      lock { take(&downstream) }?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard lock({ take(&upstream) }) != nil else { return }
    switch completion {
    case .finished: conclude()
    case .failure(let error): lock { take(&downstream) }?.receive(completion: .failure(mapFailure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock { isDemanded = true }
    giveAnswer()
  }

  func cancel() {
    lock { () -> (any Subscription)? in
      if upstream != nil || isConcluded { downstream = nil }
      return take(&upstream)
    }?.cancel()
  }

  private func conclude() {
    let value = result()
    lock { answer = .value(value) }
    giveAnswer()
  }

  private func giveAnswer() {
    let delivery = lock { () -> (any Subscriber<Output, Failure>, Output?)? in
      guard isDemanded, case .value(let value) = answer, let receiver = take(&downstream) else { return nil }
      answer = .pending
      return (receiver, value)
    }
    guard let (receiver, value) = delivery else { return }
    if let value { _ = receiver.receive(value) }
    receiver.receive(completion: .finished)
  }
}

extension Reduction: CustomStringConvertible {
  var description: String { name.description }
}

/// Gives the value and leaves nil behind.
func take<Value>(_ value: inout Value?) -> Value? {
  defer { value = nil }
  return value
}
