extension Publisher {
  /// Gives arrays of the values of each span of time; a span without values gives none.
  ///
  /// Spans follow each other from the subscription on. At the end, what has been collected is given; a failure drops it.
  ///
  /// - Parameters:
  ///   - strategy: How long a span is, and how many values an array has at most.
  ///   - options: Options of the scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// Gives arrays of the values of each span of time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: UpstreamFailure {
    public typealias Output = [Upstream.Output]
    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// How long a span is, and how many values an array has at most.
    public let strategy: TimeGroupingStrategy<Context>
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes what `collect(_:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are collected.
    ///   - strategy: How long a span is, and how many values an array has at most.
    ///   - options: Options of the scheduler.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      switch strategy {
      case .byTime(let scheduler, let span):
        upstream.subscribe(Grouping(subscriber, scheduler, options, span: span, count: .max))
      case .byTimeOrCount(let scheduler, let span, let count):
        upstream.subscribe(Grouping(subscriber, scheduler, options, span: span, count: Swift.max(count, 1)))
      }
    }
  }
}

private final class Grouping<Element, Failure: Error, Context: Scheduler>: Timed<Element, [Element], Failure, Context> {
  private let span: Context.SchedulerTimeType.Stride
  private let count: Int
  private var group: [Element] = []
  /// When the span ends that has begun last.
  private var spanEnd: Context.SchedulerTimeType?

  init(
    _ downstream: any Subscriber<[Element], Failure>,
    _ scheduler: Context,
    _ options: Context.SchedulerOptions?,
    span: Context.SchedulerTimeType.Stride,
    count: Int
  ) {
    self.span = span
    self.count = count
    super.init("CollectByTime", downstream, scheduler, options)
  }

  override func didSubscribe() {
    awaitEnd()
    super.didSubscribe()
  }

  override func receive(_ input: Element) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    let now = now
    // A timer that is a whole span late was dropped with the launch of an app that has ended.
    if lock({ spanEnd.map { $0.advanced(by: span) < now } ?? false }) { awaitEnd() }
    let full = lock { () -> [Element]? in
      group.append(input)
      return group.count < count ? nil : takeGroup()
    }
    if let full { schedule { self.deliver(full) } }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    stopTimer()
    schedule { [self] in
      if case .finished = completion { giveGroup() }
      close(with: completion)
    }
  }

  private func awaitEnd() {
    let next = now.advanced(by: span)
    lock { spanEnd = next }
    startTimer(span) { [self] in
      awaitEnd()
      giveGroup()
    }
  }

  private func giveGroup() {
    let rest = lock { takeGroup() }
    if !rest.isEmpty { deliver(rest) }
  }

  private func takeGroup() -> [Element] {
    defer { group = [] }
    return group
  }
}
