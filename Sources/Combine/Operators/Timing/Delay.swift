extension Publisher {
  /// Gives everything, the end too, some time later.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How much later still it may be; the scheduler's least where nil.
  ///   - scheduler: What measures the time and delivers.
  ///   - options: Options of the scheduler.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options
    )
  }
}

extension Publishers {
  /// Gives everything, the end too, some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values are delayed.
    public let upstream: Upstream
    /// How much later they are given.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later still it may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// What measures the time and delivers.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes what `delay(for:tolerance:scheduler:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are delayed.
    ///   - interval: How much later they are given.
    ///   - tolerance: How much later still it may be.
    ///   - scheduler: What measures the time and delivers.
    ///   - options: Options of the scheduler.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Deferral("Delay", subscriber, scheduler, options) { [interval, tolerance] deferral, action in
          deferral.schedule(after: interval, tolerance: tolerance, action)
        }
      )
    }
  }
}
