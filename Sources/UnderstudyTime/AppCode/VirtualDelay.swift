import Dispatch

/// How long the virtual clock is to wait for a deadline that was computed from the real time: rounded up to a whole
/// millisecond.
enum VirtualDelay {
  static func until(_ deadline: DispatchTime) -> Duration { until(deadline.rawValue) }

  /// - Parameter deadline: Dispatch's own number for a time since the machine was started.
  static func until(_ deadline: UInt64) -> Duration { roundedUp(deadline, DispatchTime.now().rawValue) }

  /// - Parameter deadline: Dispatch's own number for a time on the wall, which is negative, in nanoseconds.
  static func untilWallTime(_ deadline: UInt64) -> Duration {
    // The distant future is the same number for both kinds of time.
    guard deadline != .max else { return until(deadline) }
    return roundedUp(0 &- deadline, 0 &- DispatchWallTime.now().rawValue)
  }

  private static func roundedUp(_ deadline: UInt64, _ now: UInt64) -> Duration {
    let nanoseconds = deadline > now ? deadline - now : 0
    return .milliseconds(Int64(nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 == 0 ? 0 : 1)))
  }
}
