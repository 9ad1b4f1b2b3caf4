import Dispatch
import Foundation
import UnderstudyTime

/// Schedules on an operation queue; on the main one inside a session, on the session and its virtual clock.
extension OperationQueue: Scheduler {
  /// There is nothing to say about the work.
  public struct SchedulerOptions: Sendable {}

  /// The time by this clock; inside a session, the virtual one.
  public var now: SchedulerTimeType { SchedulerTimeType(sessionClock?.date ?? Date()) }

  /// Zero: work may be asked for at any time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs work as soon as possible, after what was scheduled before.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let sessionClock { return sessionClock.schedule(action) }
    let action = UncheckedSendable(action)
    addOperation(BlockOperation { action.value() })
  }

  /// Runs work once, at some time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = sessionClock { return clock.schedule(after: clock.delay(until: date.date), action) }
    let action = UncheckedSendable(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { action.value() }
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
        after: clock.delay(until: date.date), repeating: .rounded(interval.timeInterval), action
      )
    }
    let (action, timer) = (UncheckedSendable(action), DispatchSource.makeTimerSource(queue: .global()))
    timer.schedule(deadline: .now() + date.date.timeIntervalSinceNow, repeating: interval.timeInterval)
    timer.setEventHandler { self.addOperation { action.value() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private var sessionClock: SessionClock? {
    guard self === OperationQueue.main, let session = Caller.current?.session else { return nil }
    return SessionClock(session)
  }
}
