/// What the operators that deliver through a scheduler share; each overrides what it does with a value and the end.
///
/// If it tracks demand, it asks its upstream for everything and drops what the downstream has no demand for;
/// otherwise the downstream's demand goes to the upstream.
class Timed<Input, Output, Failure: Error, Context: Scheduler>: OperatorSubscription<Input, Failure, Output, Failure> {
  final let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let countsDemand: Bool
  private let scope = SessionScope()
  private var isClosed = false
  private var isCancelled = false
  private var demand = Subscribers.Demand.none
  private var timer: (any Cancellable)?
  private var timerTurn = 0

  init(
    _ name: StaticString,
    _ downstream: any Subscriber<Output, Failure>,
    _ scheduler: Context,
    _ options: Context.SchedulerOptions?,
    countsDemand: Bool = true
  ) {
    self.scheduler = scheduler
    self.options = options
    self.countsDemand = countsDemand
    super.init(name, downstream)
  }

  override func didSubscribe() {
    super.didSubscribe()
    if countsDemand { upstream?.request(.unlimited) }
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    stopTimer()
    schedule { self.close(with: completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    if countsDemand { lock { self.demand += demand } } else { super.request(demand) }
  }

  /// Drops what is on its way to the downstream; an end that is on its way still arrives.
  override func cancel() {
    guard hasBegun else { return }
    lock { isCancelled = true }
    stopTimer()
    super.cancel()
  }

  /// Whether nothing is awaited any more: true from the delivery of the end on, or from the cancellation.
  final var isOver: Bool { lock { isClosed || isCancelled } }

  final var now: Context.SchedulerTimeType {
    var now: Context.SchedulerTimeType?
    scope { now = scheduler.now }
    return now ?? scheduler.now
  }

  final func schedule(_ action: @escaping () -> Void) {
    scope { scheduler.schedule(options: options, action) }
  }

  final func schedule(
    after interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride?,
    _ action: @escaping () -> Void
  ) {
    let subscription = WeakSubscription(self)
    scope {
      SessionClock.$subscription.withValue(subscription) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
          options: options, action
        )
      }
    }
  }

  /// Runs an action once, unless the timer is started again or stopped before.
  final func startTimer(_ interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
    var former: (any Cancellable)?
    let turn = lock { () -> Int in
      former = take(&timer)
      timerTurn += 1
      return timerTurn
    }
    former?.cancel()
    let fire = { [self] in
      var fired: (any Cancellable)?
      let isCurrent = lock { () -> Bool in
        guard timerTurn == turn else { return false }
        timerTurn += 1
        fired = take(&timer)
        return true
      }
      fired?.cancel()
      if isCurrent { action() }
    }
    // Only the repeating form can be cancelled, so that no idle timer stays on the clock.
    guard interval > .zero else { return schedule(after: interval, tolerance: nil, fire) }
    scope {
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options, fire
      )
      let isRunning = lock { () -> Bool in
        guard timerTurn == turn else { return false }
        self.timer = timer
        return true
      }
      if !isRunning { timer.cancel() }
    }
  }

  final func stopTimer() {
    lock { () -> (any Cancellable)? in
      timerTurn += 1
      return take(&timer)
    }?.cancel()
  }

  /// Gives a value to the downstream if that has demanded it.
  final func deliver(_ value: Output) {
    let isDue = lock { () -> Bool in
      guard !isClosed, !isCancelled, !countsDemand || demand > .none else { return false }
      demand -= 1
      return true
    }
    guard isDue else { return }
    let more = downstream.receive(value)
    if more > .none { request(more) }
  }

  /// Gives the downstream its end, once.
  final func close(with completion: Subscribers.Completion<Failure>) {
    stopTimer()
    let isFirst = lock { () -> Bool in
      defer { isClosed = true }
      return !isClosed
    }
    if isFirst { downstream.receive(completion: completion) }
  }
}

/// A subscription that its subscriber can end.
private protocol Endable: AnyObject {
  var isOver: Bool { get }
}

extension Timed: Endable {}

/// Unchecked: a weak reference is read by whichever thread, and set once.
final class WeakSubscription: @unchecked Sendable {
  private weak var subscription: (any Endable)?

  fileprivate init(_ subscription: any Endable) { self.subscription = subscription }

  var isOver: Bool { subscription?.isOver ?? true }
}
