extension Publisher {
  /// Gives a value when none has followed it for some time.
  ///
  /// A value that waits when the publisher ends is lost (Combine, `debounce(for:scheduler:options:)`).
  ///
  /// - Parameters:
  ///   - dueTime: The time of quiet.
  ///   - scheduler: What measures the time and delivers.
  ///   - options: Options of the scheduler.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// Gives a value when none has followed it for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values wait for quiet.
    public let upstream: Upstream
    /// How long no other value may follow.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What measures the time and delivers.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes what `debounce(for:scheduler:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values wait for quiet.
    ///   - dueTime: How long no other value may follow.
    ///   - scheduler: What measures the time and delivers.
    ///   - options: Options of the scheduler.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Debouncing(subscriber, scheduler, options, dueTime: dueTime))
    }
  }
}

private final class Debouncing<Input, Failure: Error, Context: Scheduler>: Timed<Input, Input, Failure, Context> {
  private let dueTime: Context.SchedulerTimeType.Stride

  init(
    _ downstream: any Subscriber<Input, Failure>,
    _ scheduler: Context,
    _ options: Context.SchedulerOptions?,
    dueTime: Context.SchedulerTimeType.Stride
  ) {
    self.dueTime = dueTime
    super.init("Debounce", downstream, scheduler, options)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    if upstream != nil { startTimer(dueTime) { self.deliver(input) } }
    return .none
  }
}
