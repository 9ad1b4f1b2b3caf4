/// The subscription of an operator that changes nothing and looks at everything that passes.
///
/// What an upstream sends after its end passes too, as on a device (F-72).
final class Hooks<Input, Failure: Error>: OperatorSubscription<Input, Failure, Input, Failure> {
  struct Handlers {
    var subscription: ((any Subscription) -> Void)?
    var value: ((Input) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// Runs for demand that comes as the answer to a value.
    var answer: ((Subscribers.Demand) -> Void)?
    /// Whether the handlers run for what comes after the end, too; otherwise they are released there.
    var outlivesEnd = false
    /// Whether the subscription shows the upstream's description, as if it were that one.
    var isTransparent = false
  }

  private let isTransparent: Bool
  private var handlers: Handlers?

  override var description: String {
    if isTransparent, let upstream { "\(upstream)" } else { super.description }
  }

  init(_ name: StaticString, _ downstream: any Subscriber<Input, Failure>, _ handlers: Handlers) {
    self.handlers = handlers
    isTransparent = handlers.isTransparent
    super.init(name, downstream)
  }

  override func receive(subscription: any Subscription) {
    current?.subscription?(subscription)
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    current?.value?(input)
    let more = downstream.receive(input)
    if more > .none { current?.answer?(more) }
    return more
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    last()?.completion?(completion)
    _ = end()
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    current?.request?(demand)
    super.request(demand)
  }

  override func cancel() {
    last()?.cancel?()
    super.cancel()
  }

  private var current: Handlers? { lock { handlers } }

  private func last() -> Handlers? { lock { handlers?.outlivesEnd ?? true ? handlers : take(&handlers) } }
}
