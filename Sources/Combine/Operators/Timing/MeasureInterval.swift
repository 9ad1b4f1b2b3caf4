extension Publisher {
  /// Gives, for each value, the time since the one before, or since the subscription.
  ///
  /// - Parameters:
  ///   - scheduler: What measures the time.
  ///   - options: Have no effect: the values are delivered as they come.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    .init(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// Gives the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: UpstreamFailure {
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The publisher whose values are timed.
    public let upstream: Upstream
    /// What measures the time.
    public let scheduler: Context

    /// Makes what `measureInterval(using:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are timed.
    ///   - scheduler: What measures the time.
    public init(upstream: Upstream, scheduler: Context) { (self.upstream, self.scheduler) = (upstream, scheduler) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let (scheduler, scope) = (scheduler, SessionScope())
      var last: Context.SchedulerTimeType?
      let tick = {
        defer { scope { last = scheduler.now } }
        return last
      }
      upstream.handleEvents(receiveSubscription: { _ in _ = tick() }).subscribe(
        Stage("MeasureInterval", subscriber) { _ in
          let start = tick()
          return if let start, let last { .send(start.distance(to: last)) } else { .skip }
        }
      )
    }
  }
}
