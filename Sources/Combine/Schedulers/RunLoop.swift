import Foundation
import UnderstudyTime

/// Schedules on a run loop; on the main one inside a session, on the session and its virtual clock.
extension RunLoop: Scheduler {
  /// There is nothing to say about the work.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(sessionClock?.date ?? Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let sessionClock { return sessionClock.schedule(action) }
    let action = Unchecked(action)
    perform { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = sessionClock {
      clock.schedule(after: clock.delay(until: date.date), action)
    } else {
      _ = startTimer(date.date, interval: nil, tolerance, action)
    }
  }

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
    let timer = Unchecked(startTimer(date.date, interval: interval.timeInterval, tolerance, action))
    return AnyCancellable { timer.value.invalidate() }
  }

  private func startTimer(
    _ date: Date,
    interval: TimeInterval?,
    _ tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    let action = Unchecked(action)
    let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }

  private var sessionClock: SessionClock? {
    guard self === RunLoop.main, let session = ExecutionSession.ofCallerOrTest else { return nil }
    return SessionClock(session)
  }
}
