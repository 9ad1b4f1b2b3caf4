/// The subscription of an operator that answers each value with at most one.
///
/// The downstream's demand goes to the upstream as it is; a skipped value is made up for by a demand of one more.
/// Upstreams call in series by contract, so `onValue` may keep state in captured variables. Before the subscription and
/// after the end, calls have no effect.
final class Stage<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  enum Answer {
    case send(Output)
    case skip
    /// The value is lost, and its demand with it.
    case lose
    /// The upstream is cancelled, and the downstream gets the value and `.finished`.
    case last(Output)
    case finish
    case fail(Failure)
  }

  private let lock = Lock()
  private let name: StaticString
  /// Demand that has not gone to the upstream yet, while the downstream gets its subscription.
  private var held: Subscribers.Demand?
  private let onValue: (Input) -> Answer
  private let onCompletion: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?

  /// - Parameter prefetch: What is demanded at once, besides what the downstream demands.
  init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    prefetch: Subscribers.Demand? = nil,
    completion: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>,
    value: @escaping (Input) -> Answer
  ) {
    self.name = name
    self.downstream = downstream
    held = prefetch
    onValue = value
    onCompletion = completion
  }

  convenience init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    prefetch: Subscribers.Demand? = nil,
    value: @escaping (Input) -> Answer
  ) where InputFailure == Failure {
    self.init(name, downstream, prefetch: prefetch, completion: { $0 }, value: value)
  }

  /// An operator whose closure may throw: what it throws becomes the failure.
  convenience init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    trying value: @escaping (Input) throws -> Answer
  ) where Failure == any Error {
    self.init(name, downstream, completion: { $0.mapFailure { $0 } }) { input in
      do { return try value(input) } catch { return .fail(error) }
    }
  }

  func receive(subscription: any Subscription) {
    let receiver = lock { () -> (any Subscriber<Output, Failure>)? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    if let demand = lock({ take(&held) }), demand > .none { request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let receiver = lock({ upstream == nil ? nil : downstream }) else { return .none }
    switch onValue(input) {
    case .send(let output): return receiver.receive(output)
    case .skip: return .max(1)
    case .lose: return .none
    case .last(let output):
      _ = receiver.receive(output)
      end(.finished, cancellingUpstream: true)
    case .finish: end(.finished, cancellingUpstream: true)
    case .fail(let error): end(.failure(error), cancellingUpstream: true)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard lock({ upstream != nil }) else { return }
    end(onCompletion(completion), cancellingUpstream: false)
  }

  func request(_ demand: Subscribers.Demand) {
    lock { () -> (any Subscription)? in
      guard let held else { return upstream }
      self.held = held + demand
      return nil
    }?.request(demand)
  }

  func cancel() {
    if lock({ upstream != nil }) { detach().upstream?.cancel() }
  }

  private func end(_ completion: Subscribers.Completion<Failure>, cancellingUpstream: Bool) {
    let ends = detach()
    if cancellingUpstream { ends.upstream?.cancel() }
    ends.downstream?.receive(completion: completion)
  }

  private func detach() -> (upstream: (any Subscription)?, downstream: (any Subscriber<Output, Failure>)?) {
    lock {
      defer { (upstream, downstream) = (nil, nil) }
      return (upstream, downstream)
    }
  }
}

extension Stage: CustomStringConvertible {
  var description: String { name.description }
}
