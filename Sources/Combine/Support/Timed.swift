/// What the operators that deliver through a scheduler share; each overrides what it does with a value and the end.
///
/// It asks its upstream for everything, and drops what the downstream has no demand for.
class Timed<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription {
  final let lock = Lock()
  final let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let scope = SessionScope()
  private var downstream: (any Subscriber<Input, Failure>)?
  private var upstream: (any Subscription)?
  private var wasSubscribed = false
  private var demand = Subscribers.Demand.none
  private var timer: (any Cancellable)?
  private var timerTurn = 0

  init(_ downstream: any Subscriber<Input, Failure>, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
    self.downstream = downstream
    self.scheduler = scheduler
    self.options = options
  }

  final func receive(subscription: any Subscription) {
    let receiver = lock { () -> (any Subscriber<Input, Failure>)? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      wasSubscribed = true
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    didSubscribe()
  }

  /// Runs once the downstream has its subscription.
  func didSubscribe() { requestUpstream(.unlimited) }

  func receive(_ input: Input) -> Subscribers.Demand { .none }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard hasSubscription else { return }
    stopTimer()
    schedule { self.finish(completion) }
  }

  func request(_ demand: Subscribers.Demand) { lock { self.demand += demand } }

  final func cancel() {
    guard hasSubscription else { return }
    stopTimer()
    lock { () -> (any Subscription)? in
      downstream = nil
      return take(&upstream)
    }?.cancel()
  }

  /// False before the subscription and after the end, when calls have no effect.
  final var hasSubscription: Bool { lock { wasSubscribed && downstream != nil } }

  final var isOver: Bool { lock { downstream == nil } }

  final var now: Context.SchedulerTimeType {
    var now: Context.SchedulerTimeType?
    scope { now = scheduler.now }
    return now ?? scheduler.now
  }

  final func requestUpstream(_ demand: Subscribers.Demand) {
    if demand > .none { lock { upstream }?.request(demand) }
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
  final func deliver(_ value: Input) {
    let receiver = lock { () -> (any Subscriber<Input, Failure>)? in
      guard demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    lock { demand += more }
  }

  /// Gives a value to a downstream whose demand the upstream counts, and passes new demand on.
  final func forward(_ value: Input) {
    guard let receiver = lock({ downstream }) else { return }
    requestUpstream(receiver.receive(value))
  }

  final func finish(_ completion: Subscribers.Completion<Failure>) {
    stopTimer()
    lock { () -> (any Subscriber<Input, Failure>)? in
      upstream = nil
      return take(&downstream)
    }?.receive(completion: completion)
  }

  final func cancelUpstream() { lock { take(&upstream) }?.cancel() }
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
