/// Runs all work at once, where it is scheduled; it has no clock.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// A point in time that is always the same.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// How long after this time another one is, which is zero always.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// This time again, as all times are equal.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A span of time that has no effect.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      /// The number that the span was made of.
      public var magnitude: Int

      /// A span of that number.
      public init(_ value: Int) { magnitude = value }
      /// A span written as a whole number of units without a meaning.
      public init(integerLiteral value: Int) { magnitude = value }
      /// A span written as a number of units without a meaning.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// A span of that many units without a meaning, nil where the number cannot be expressed exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether the first span is the shorter one.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product of the magnitudes, in units without a meaning.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      /// Both spans, one after the other.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      /// What is left of the first span without the second.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      /// Multiplies the magnitudes, in units without a meaning.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// A span of whole seconds, which is zero here.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// A span of seconds and fractions of them, which is zero here.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// A span of thousandths of a second, which is zero here.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// A span of millionths of a second, which is zero here.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// A span of billionths of a second, which is zero here.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// A time that is equal to every other one.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// Zero: nothing is ever late.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs work before it returns.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs work before it returns, whatever the time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Runs work once, before it returns; there is no later.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
