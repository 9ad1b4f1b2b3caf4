/// The subscription of an operator that changes nothing and looks at everything that passes.
final class Hooks<Input, Failure: Error>: Subscriber, Subscription {
  struct Handlers {
    var subscription: ((any Subscription) -> Void)?
    var value: ((Input) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// Runs for demand that comes as the answer to a value.
    var answer: ((Subscribers.Demand) -> Void)?
  }

  private let lock = Lock()
  private let name: StaticString
  private var downstream: (any Subscriber<Input, Failure>)?
  private var upstream: (any Subscription)?
  private var handlers: Handlers?

  init(_ name: StaticString, _ downstream: any Subscriber<Input, Failure>, _ handlers: Handlers) {
    self.name = name
    self.downstream = downstream
    self.handlers = handlers
  }

  func receive(subscription: any Subscription) {
    lock { handlers }?.subscription?(subscription)
    let receiver = lock { () -> (any Subscriber<Input, Failure>)? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (receiver, handlers) = parts
    handlers?.value?(input)
    let more = receiver?.receive(input) ?? .none
    if more > .none { lock { self.handlers }?.answer?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (receiver, handlers) = parts
    handlers?.completion?(completion)
    _ = detach()
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock { handlers }?.request?(demand)
    lock { upstream }?.request(demand)
  }

  func cancel() {
    guard lock({ self.upstream != nil }) else { return }
    let (upstream, handlers) = detach()
    handlers?.cancel?()
    upstream?.cancel()
  }

  private var parts: (receiver: (any Subscriber<Input, Failure>)?, handlers: Handlers?) {
    lock { (downstream, handlers) }
  }

  private func detach() -> (upstream: (any Subscription)?, handlers: Handlers?) {
    lock {
      downstream = nil
      return (take(&upstream), take(&handlers))
    }
  }
}

extension Hooks: CustomStringConvertible {
  var description: String { name.description }
}
