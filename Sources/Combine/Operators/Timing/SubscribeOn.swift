extension Publisher {
  /// Subscribes, demands and cancels through a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: Where that is done.
  ///   - options: Options of the scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S>
  { .init(upstream: self, scheduler: scheduler, options: options) }
}

extension Publishers {
  /// Subscribes, demands and cancels through a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: UpstreamOutput, UpstreamFailure {
    /// The publisher that is subscribed to elsewhere.
    public let upstream: Upstream
    /// Where subscribing, demanding and cancelling are done.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes what `subscribe(on:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that is subscribed to elsewhere.
    ///   - scheduler: Where subscribing, demanding and cancelling are done.
    ///   - options: Options of the scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      let (upstream, scheduler, options, scope) = (upstream, scheduler, options, SessionScope())
      let remote = Remote(subscriber) { action in
        scope { scheduler.schedule(options: options, action) }
      }
      remote.schedule { upstream.subscribe(remote) }
    }
  }
}

/// A subscription whose requests run elsewhere, in order.
private final class Remote<Input, Failure: Error>: OperatorSubscription<Input, Failure, Input, Failure> {
  let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init("SubscribeOn", downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    upstream == nil ? .none : downstream.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { downstream.receive(completion: completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard let upstream else { return }
    schedule { upstream.request(demand) }
  }

  override func cancel() {
    guard let former = end() else { return }
    schedule { former.cancel() }
  }
}
