import Foundation

/// A point in time of a scheduler that goes by the clock on the wall.
protocol DateTime: Strideable where Stride: DateStride {
  var date: Date { get }
  init(_ date: Date)
}

extension DateTime {
  /// How long after this time another one is, negative where it is before.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// The time that lies so much later.
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.magnitude)) }
}

/// A span of time in seconds.
protocol DateStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral
where Magnitude == TimeInterval, IntegerLiteralType == TimeInterval, FloatLiteralType == TimeInterval {
  init(_ timeInterval: TimeInterval)
}

extension DateStride {
  /// A span written as a whole number of seconds.
  public init(integerLiteral value: TimeInterval) { self.init(value) }
  /// A span written as a number of seconds.
  public init(floatLiteral value: TimeInterval) { self.init(value) }

  /// A span of that many seconds, nil where the number cannot be expressed exactly.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    self.init(value)
  }

  /// A span of whole seconds.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  /// A span of seconds and fractions of them.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// A span of thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  /// A span of millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  /// A span of billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  /// Whether the first span is the shorter one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// Both spans, one after the other.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  /// What is left of the first span without the second.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  /// The product of the magnitudes, in seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  /// Multiplies the magnitudes, in seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
