/// The subscription of an operator with one upstream: the upstream's subscriber, and what the downstream demands from.
///
/// It ends once: by the upstream's completion, by a cancellation, or by the operator itself. Its upstream is released
/// then. The downstream is retained as long as the subscription is, as on a device (F-72): a subscriber that retains
/// its subscription releases it when it completes. Calls before the subscription and after the end have no effect, and
/// a second subscription is cancelled.
class OperatorSubscription<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription,
  CustomStringConvertible
{
  private enum State {
    case awaiting
    case active(any Subscription)
    case ended
  }

  final let lock = Lock()
  final let downstream: any Subscriber<Output, Failure>
  private let name: StaticString
  private var state = State.awaiting
  private var heldDemand: Subscribers.Demand?

  var description: String { name.description }

  init(_ name: StaticString, _ downstream: any Subscriber<Output, Failure>) {
    self.name = name
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock { () -> Bool in
      guard case .awaiting = state else { return false }
      state = .active(subscription)
      return true
    }
    if isFirst { didSubscribe() } else { subscription.cancel() }
  }

  /// Runs once, with the upstream's subscription; gives the downstream this one.
  func didSubscribe() { downstream.receive(subscription: self) }

  func receive(_ input: Input) -> Subscribers.Demand { .none }

  func receive(completion: Subscribers.Completion<InputFailure>) {}

  func request(_ demand: Subscribers.Demand) {
    let isHeld = lock { () -> Bool in
      heldDemand? += demand
      return heldDemand != nil
    }
    if !isHeld { upstream?.request(demand) }
  }

  func cancel() { end()?.cancel() }

  /// The upstream's subscription, nil before it arrives and after the end.
  final var upstream: (any Subscription)? {
    lock { if case .active(let upstream) = state { upstream } else { nil } }
  }

  /// Whether the upstream's subscription has arrived, also where this has ended since.
  final var hasBegun: Bool {
    lock { if case .awaiting = state { false } else { true } }
  }

  /// What the downstream fails with for an error of the upstream or of a closure, which is of its type.
  final func failure(for error: any Error) -> Failure {
    guard let failure = error as? Failure else {
      fatalError("\(name) can fail with \(Failure.self) only, not with \(error)")
    }
    return failure
  }

  /// Keeps demand back until it is passed on.
  final func holdDemand(_ demand: Subscribers.Demand = .none) { lock { heldDemand = demand } }

  /// Asks the upstream for what was kept back, and from now on for demand as it comes.
  final func passHeldDemand() {
    if let demand = lock({ take(&heldDemand) }), demand > .none { upstream?.request(demand) }
  }

  /// Ends the subscription without calling anything.
  ///
  /// - Returns: The upstream's subscription, nil where it has not arrived or has ended before.
  final func end() -> (any Subscription)? {
    lock {
      guard case .active(let upstream) = state else { return nil }
      state = .ended
      return upstream
    }
  }

  /// Ends the subscription even before it begins.
  ///
  /// - Returns: Nil where it has ended before, else the upstream's subscription, nil where that has not arrived.
  final func close() -> (any Subscription)?? {
    lock {
      defer { state = .ended }
      return switch state {
      case .awaiting: .some(nil)
      case .active(let upstream): upstream
      case .ended: nil
      }
    }
  }
}

/// Gives the value and leaves nil behind.
func take<Value>(_ value: inout Value?) -> Value? {
  defer { value = nil }
  return value
}
