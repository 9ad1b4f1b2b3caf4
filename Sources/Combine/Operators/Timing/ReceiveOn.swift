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
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values are passed on elsewhere.
    public let upstream: Upstream
    /// What delivers.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes what `receive(on:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are passed on elsewhere.
    ///   - scheduler: What delivers.
    ///   - options: Options of the scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Deferral("ReceiveOn", subscriber, scheduler, options) { $0.schedule($1) })
    }
  }
}
