extension Publisher {
  /// Ends when no value has come for some time, counted from the subscription and then from each value.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: What measures the time and delivers.
  ///   - options: Options of the scheduler.
  ///   - customError: Gives the error to fail with; without it the publisher finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

extension Publishers {
  /// Ends when no value has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: UpstreamOutput, UpstreamFailure {
    /// The publisher that has to send in time.
    public let upstream: Upstream
    /// How long it may take from one value to the next.
    public let interval: Context.SchedulerTimeType.Stride
    /// What measures the time and delivers.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?
    /// Gives the error to fail with; the publisher finishes where nil.
    public let customError: (() -> Failure)?

    /// Makes what `timeout(_:scheduler:options:customError:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that has to send in time.
    ///   - interval: How long it may take from one value to the next.
    ///   - scheduler: What measures the time and delivers.
    ///   - options: Options of the scheduler.
    ///   - customError: Gives the error to fail with; the publisher finishes where nil.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(TimingOut(subscriber, scheduler, options, interval, customError))
    }
  }
}

private final class TimingOut<Input, Failure: Error, Context: Scheduler>: Timed<Input, Input, Failure, Context> {
  private let interval: Context.SchedulerTimeType.Stride
  private let customError: (() -> Failure)?

  init(
    _ downstream: any Subscriber<Input, Failure>,
    _ scheduler: Context,
    _ options: Context.SchedulerOptions?,
    _ interval: Context.SchedulerTimeType.Stride,
    _ customError: (() -> Failure)?
  ) {
    self.interval = interval
    self.customError = customError
    super.init("Timeout", downstream, scheduler, options, countsDemand: false)
  }

  override func didSubscribe() {
    super.didSubscribe()
    if upstream != nil { awaitNext() }
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    awaitNext()
    schedule { self.deliver(input) }
    return .none
  }

  private func awaitNext() {
    startTimer(interval) { [self] in
      end()?.cancel()
      close(with: customError.map { .failure($0()) } ?? .finished)
    }
  }
}
