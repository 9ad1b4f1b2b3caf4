import Foundation

extension CMTime {
  /// Both as steps of the same length, and how many of these a second has; nil where that is not exact.
  private static func common(_ lhs: CMTime, _ rhs: CMTime) -> (CMTimeValue, CMTimeValue, CMTimeScale)? {
    if lhs.timescale == rhs.timescale { return (lhs.value, rhs.value, lhs.timescale) }
    var (a, b) = (lhs.timescale, rhs.timescale)
    while b != 0 { (a, b) = (b, a % b) }
    let (scale, isTooLarge) = (lhs.timescale / a).multipliedReportingOverflow(by: rhs.timescale)
    guard !isTooLarge else { return nil }
    let (left, leftIsTooLarge) = lhs.value.multipliedReportingOverflow(by: Int64(scale / lhs.timescale))
    let (right, rightIsTooLarge) = rhs.value.multipliedReportingOverflow(by: Int64(scale / rhs.timescale))
    return leftIsTooLarge || rightIsTooLarge ? nil : (left, right, scale)
  }

  private static func combine(
    _ lhs: CMTime, _ rhs: CMTime, _ exact: (CMTimeValue, CMTimeValue) -> (partialValue: CMTimeValue, overflow: Bool),
    _ rough: (Double, Double) -> Double
  ) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
    if lhs.isNumeric, rhs.isNumeric, let (left, right, scale) = common(lhs, rhs) {
      let (value, isTooLarge) = exact(left, right)
      if !isTooLarge { return CMTime(value: value, timescale: scale) }
    }
    let seconds = rough(lhs.seconds, rhs.seconds)
    return seconds.isNaN ? .invalid : .init(seconds: seconds, preferredTimescale: max(lhs.timescale, rhs.timescale, 1))
  }

  /// The sum, exact where steps of one length allow it.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    combine(lhs, rhs, { $0.addingReportingOverflow($1) }, +)
  }

  /// The difference, exact where steps of one length allow it.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    combine(lhs, rhs, { $0.subtractingReportingOverflow($1) }, -)
  }

  /// Adds a time.
  public static func += (lhs: inout CMTime, rhs: CMTime) { lhs = lhs + rhs }
  /// Subtracts a time.
  public static func -= (lhs: inout CMTime, rhs: CMTime) { lhs = lhs - rhs }
}

/// Makes a time of steps; of a scale of zero or less it is invalid.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Makes the time that is nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The time in seconds; not a number for a time that is none or not known.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// A multiple.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let (value, isTooLarge) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  return isTooLarge ? .positiveInfinity : CMTime(value: value, timescale: time.timescale)
}

/// A multiple by a factor that is not whole.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1_000)) : time
}

/// Which is earlier: less than zero for the first, zero for none.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }

/// The earlier one.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }

/// The later one.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
