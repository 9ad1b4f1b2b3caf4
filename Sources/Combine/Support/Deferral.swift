/// The subscription of an operator that delivers everything later, in order.
final class Deferral<Input, Failure: Error, Context: Scheduler>: Timed<Input, Input, Failure, Context> {
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
    if upstream != nil { postpone(self) { self.deliver(input) } }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { postpone(self) { self.close(with: completion) } }
  }
}
