extension Publisher {
  /// Delivers everything through a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: What delivers.
  ///   - options: Options of the scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  { .init(upstream: self, scheduler: scheduler, options: options) }
}

extension Publishers {
  /// Delivers everything through a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Deferral("ReceiveOn", subscriber, scheduler, options) { $0.schedule($1) })
    }
  }
}

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
