import UnderstudyTime

/// The subscription of an operator that delivers everything later, in order, also where its scheduler runs actions side by side.
final class Deferral<Input, Failure: Error, Context: Scheduler>: Timed<Input, Input, Failure, Context> {
  private enum Event {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  private let delivery = HeldLock()
  private var events = Queue<Event>()
  private let postpone: (Deferral, @escaping () -> Void) -> Void

  init(
    _ name: StaticString,
    _ downstream: any Subscriber<Input, Failure>,
    _ scheduler: Context,
    _ options: Context.SchedulerOptions?,
    postpone: @escaping (Deferral, @escaping () -> Void) -> Void
  ) {
    self.postpone = postpone
    super.init(name, downstream, scheduler, options, countsDemand: false)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    if upstream != nil { add(.value(input)) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { add(.end(completion)) }
  }

  private func add(_ event: Event) {
    lock { events.append(event) }
    postpone(self) { self.deliverNext() }
  }

  private func deliverNext() {
    delivery.withLock {
      switch lock({ events.popFirst() }) {
      case .value(let value): deliver(value)
      case .end(let completion): close(with: completion)
      case nil: break
      }
    }
  }
}
