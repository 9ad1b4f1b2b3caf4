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
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      let (upstream, scheduler, options, scope) = (upstream, scheduler, options, SessionScope())
      let remote = Remote<Output, Failure>(subscriber) { action in
        scope { scheduler.schedule(options: options, action) }
      }
      remote.schedule { upstream.subscribe(remote) }
    }
  }
}

/// A subscription whose requests run elsewhere, in order.
private final class Remote<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  let schedule: (@escaping () -> Void) -> Void
  private let lock = Lock()
  private var downstream: (any Subscriber<Input, Failure>)?
  private var upstream: (any Subscription)?
  var description: String { "SubscribeOn" }

  init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let receiver = lock { () -> (any Subscriber<Input, Failure>)? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock { upstream == nil ? nil : downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock { () -> (any Subscriber<Input, Failure>)? in
      take(&upstream) == nil ? nil : take(&downstream)
    }?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard let upstream = lock({ upstream }) else { return }
    schedule { upstream.request(demand) }
  }

  func cancel() {
    let former = lock { () -> (any Subscription)? in
      if upstream != nil { downstream = nil }
      return take(&upstream)
    }
    if let former { schedule { former.cancel() } }
  }
}
