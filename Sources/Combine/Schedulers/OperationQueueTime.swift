import Foundation

extension OperationQueue {
  /// A point in time by the clock on the wall.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var date: Date

    /// Makes a time of a date.
    ///
    /// - Parameter date: The point in time.
    public init(_ date: Date) { self.date = date }

    /// How long after this time another one is, negative where it is before.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The time that lies so much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A span of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The seconds.
      public var magnitude: TimeInterval

      /// The seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Makes a span of seconds.
      ///
      /// - Parameter timeInterval: The seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// A span written as a whole number of seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// A span written as a number of seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }

      /// A span of that many seconds, nil where the number cannot be expressed exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      /// A span of whole seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      /// A span of seconds and fractions of them.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// A span of thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
      /// A span of millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
      /// A span of billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

      /// Whether the first span is the shorter one.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Both spans, one after the other.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      /// What is left of the first span without the second.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      /// The product of the magnitudes, in seconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      /// Lengthens a span.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Shortens a span.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies the magnitudes, in seconds.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
  }
}
