import Dispatch
import UnderstudyTime

/// Schedules on a queue; on the main queue inside a session, on the session and its virtual clock.
extension DispatchQueue: Scheduler {
  /// What can be said about one piece of work; has no effect inside a session.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// How the queue treats the work.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?

    /// Options with the defaults of Dispatch.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The time by this clock; inside a session, the virtual one.
  public var now: SchedulerTimeType {
    SchedulerTimeType(sessionClock?.uptime ?? .now())
  }

  /// Zero: work may be asked for at any time.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs work as soon as possible, after what was scheduled before.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let sessionClock { return sessionClock.schedule(action) }
    let action = UncheckedSendable(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
  }

  /// Runs work once, at some time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = sessionClock {
      return clock.schedule(after: clock.delay(until: date.dispatchTime), action)
    }
    let action = UncheckedSendable(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  /// Runs work at some time and then again and again, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = sessionClock {
      return clock.schedule(
        after: clock.delay(until: date.dispatchTime), repeating: .nanoseconds(interval.magnitude), action
      )
    }
    let (action, timer) = (UncheckedSendable(action), DispatchSource.makeTimerSource(queue: self))
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval
    )
    timer.setEventHandler { action.value() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private var sessionClock: SessionClock? {
    guard MainQueue.isMain(self), let session = Caller.current?.session else { return nil }
    return SessionClock(session)
  }
}
