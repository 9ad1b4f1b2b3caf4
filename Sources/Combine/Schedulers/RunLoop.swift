import Dispatch
import Foundation
import UnderstudyTime

/// Schedules on a run loop; on the main one inside a session, on the session and its virtual clock.
///
/// What goes to the main one without a session waits in the main queue, which the main thread serves whether it runs its run
/// loop, as in XCTest, or not, as in Swift Testing.
extension RunLoop: Scheduler {
  /// There is nothing to say about the work.
  public struct SchedulerOptions: Sendable {}

  /// The time by this clock; inside a session, the virtual one.
  public var now: SchedulerTimeType { SchedulerTimeType(sessionClock?.date ?? Date()) }

  /// Zero: work may be asked for at any time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs work as soon as possible, after what was scheduled before.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let sessionClock { return sessionClock.schedule(action) }
    guard !isMain else { return DispatchQueue.main.schedule(action) }
    let action = UncheckedSendable(action)
    perform { action.value() }
  }

  /// Runs work once, at some time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = sessionClock {
      clock.schedule(after: clock.delay(until: date.date), action)
    } else if isMain {
      DispatchQueue.main.schedule(after: date.ofQueue, tolerance: tolerance.ofQueue, action)
    } else {
      _ = startTimer(date.date, interval: nil, tolerance, action)
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
    if isMain {
      return DispatchQueue.main.schedule(
        after: date.ofQueue, interval: interval.ofQueue, tolerance: tolerance.ofQueue, action)
    }
    let timer = UncheckedSendable(startTimer(date.date, interval: interval.timeInterval, tolerance, action))
    return AnyCancellable { timer.value.invalidate() }
  }

  private func startTimer(
    _ date: Date,
    interval: TimeInterval?,
    _ tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    let action = UncheckedSendable(action)
    let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }

  private var isMain: Bool { self === RunLoop.main }

  private var sessionClock: SessionClock? {
    guard isMain, let session = Caller.current?.session else { return nil }
    return SessionClock(session)
  }
}

extension RunLoop.SchedulerTimeType {
  /// This point in real time by the clock of the queues.
  fileprivate var ofQueue: DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(.now() + date.timeIntervalSinceNow)
  }
}

extension RunLoop.SchedulerTimeType.Stride {
  fileprivate var ofQueue: DispatchQueue.SchedulerTimeType.Stride { .seconds(timeInterval) }
}
