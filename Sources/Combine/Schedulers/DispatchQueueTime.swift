import Dispatch

extension DispatchQueue {
  /// A point in time by the clock of the queues.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var dispatchTime: DispatchTime

    /// Makes a time of one of Dispatch.
    ///
    /// - Parameter time: The point in time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Reads nanoseconds of uptime.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Writes nanoseconds of uptime.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// How long after this time another one is, negative where it is before.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// The time that lies so much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// A span of time, counted in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

      /// The nanoseconds.
      public var magnitude: Int

      /// The span as Dispatch spells it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Makes a span of one of Dispatch.
      ///
      /// - Parameter timeInterval: The span; `never` is the longest that there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let s): self = .seconds(s)
        case .milliseconds(let ms): self = .milliseconds(ms)
        case .microseconds(let us): self = .microseconds(us)
        case .nanoseconds(let ns): self = .nanoseconds(ns)
        case .never: self = .nanoseconds(.max)
        @unknown default: self = .nanoseconds(.max)
        }
      }

      /// Makes a span written as whole seconds.
      ///
      /// - Parameter value: Seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Makes a span written as seconds and fractions of them.
      ///
      /// - Parameter value: Seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Makes a span of that many seconds, nil where the number does not fit.
      ///
      /// - Parameter source: Seconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// A span of whole seconds.
      public static func seconds(_ s: Int) -> Stride { scaled(s, by: 1_000_000_000) }
      /// A span of thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, by: 1_000_000) }
      /// A span of millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { scaled(us, by: 1_000) }
      /// A span of billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      /// A span of seconds and fractions of them.
      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = (s * 1e9).rounded()
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
      }

      private static func scaled(_ count: Int, by factor: Int) -> Stride {
        let product = count.multipliedReportingOverflow(by: factor)
        return Stride(nanoseconds: product.overflow ? (count < 0 ? .min : .max) : product.partialValue)
      }

      /// Whether the first span is the shorter one.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Both spans, one after the other.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude + rhs.magnitude) }
      /// What is left of the first span without the second.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude - rhs.magnitude) }
      /// The product of the magnitudes, in nanoseconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { scaled(lhs.magnitude, by: rhs.magnitude) }
      /// Multiplies the magnitudes, in nanoseconds.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
  }
}
