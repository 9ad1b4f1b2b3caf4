extension Publisher {
  /// Gives at most one value in each interval, the first one at once.
  ///
  /// A value that waits when the publisher finishes is still given, and the end comes after it.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - scheduler: What measures the time and delivers.
  ///   - latest: Whether the newest value of an interval is given, or its first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  /// Gives at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values are thinned out.
    public let upstream: Upstream
    /// How much time lies between two values at least.
    public let interval: Context.SchedulerTimeType.Stride
    /// What measures the time and delivers.
    public let scheduler: Context
    /// Whether the newest value of an interval is given, or its first.
    public let latest: Bool

    /// Makes what `throttle(for:scheduler:latest:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are thinned out.
    ///   - interval: How much time lies between two values at least.
    ///   - scheduler: What measures the time and delivers.
    ///   - latest: Whether the newest value of an interval is given, or its first.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Throttling(subscriber, scheduler, interval, latest: latest))
    }
  }
}

private final class Throttling<Input, Failure: Error, Context: Scheduler>: Timed<Input, Input, Failure, Context> {
  private let interval: Context.SchedulerTimeType.Stride
  private let latest: Bool
  private var lastTime: Context.SchedulerTimeType?
  private var pending: Input?
  /// When `pending` is to be given. Past that, its turn was dropped with the launch of an app that has ended.
  private var due: Context.SchedulerTimeType?
  private var pendingEnd: Subscribers.Completion<Failure>?

  init(
    _ downstream: any Subscriber<Input, Failure>,
    _ scheduler: Context,
    _ interval: Context.SchedulerTimeType.Stride,
    latest: Bool
  ) {
    self.interval = interval
    self.latest = latest
    super.init("Throttle", downstream, scheduler, nil)
  }

  /// The first value waits for its turn on the scheduler too, and others may take its place until then.
  override func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    let now = now
    let turn = lock { () -> Context.SchedulerTimeType? in
      let waits = pending != nil && due.map { now <= $0 } ?? false
      if latest || !waits { pending = input }
      guard !waits else { return nil }
      due = lastTime?.advanced(by: interval) ?? now
      return due
    }
    guard let turn else { return .none }
    if now < turn {
      startTimer(now.distance(to: turn)) { self.givePending() }
    } else {
      schedule { self.givePending() }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let waits = lock { () -> Bool in
      guard case .finished = completion, pending != nil else { return false }
      pendingEnd = completion
      return true
    }
    if waits { _ = end() } else { super.receive(completion: completion) }
  }

  private func givePending() {
    let now = now
    let (value, end) = lock { () -> (Input?, Subscribers.Completion<Failure>?) in
      if pending != nil { lastTime = now }
      return (take(&pending), take(&pendingEnd))
    }
    if let value { deliver(value) }
    if let end { close(with: end) }
  }
}
