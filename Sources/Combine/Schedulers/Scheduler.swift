/// When and where work runs.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be said about one piece of work.
  associatedtype SchedulerOptions

  /// The time by this scheduler's clock.
  var now: SchedulerTimeType { get }

  /// The smallest tolerance that the scheduler can keep.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs work as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs work once, at some time.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Runs work at some time and then again and again, until it is cancelled.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A span of time that can be made of the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// A span of whole seconds.
  static func seconds(_ s: Int) -> Self
  /// A span of seconds and a fraction of one.
  static func seconds(_ s: Double) -> Self
  /// A span in thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// A span in millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// A span in billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

// MARK: - Convenience

extension Scheduler {
  /// Runs work as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs work once, at some time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs work once, at some time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs work at some time and then again and again, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs work at some time and then again and again, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
