import Dispatch
import Glibc

/// How long the virtual clock is to wait for a deadline that was computed from the real time: rounded up to a whole
/// millisecond.
enum VirtualDelay {
  /// The time until a deadline.
  ///
  /// - Parameters:
  ///   - deadline: Dispatch's own number for a time, in nanoseconds: since the machine was started, or a negative one.
  ///   - isOnTheWall: whether it is a time on the wall, whose number is negative.
  static func until(_ deadline: UInt64, isOnTheWall: Bool = false) -> Duration {
    // The distant future is the same number for both kinds of time.
    guard isOnTheWall, deadline != .max else {
      return sinceLastMoment(deadline) ?? roundedUp(deadline, DispatchTime.now().rawValue)
    }
    return roundedUp(0 &- deadline, 0 &- DispatchWallTime.now().rawValue)
  }

  /// As ``until(_:isOnTheWall:)``, for a time of whichever of Dispatch's clocks its number says.
  static func untilAnyTime(_ deadline: UInt64) -> Duration {
    let (continuousBit, wallBit): (UInt64, UInt64) = (1 << 63, 1 << 62)
    guard deadline & continuousBit != 0 else { return until(deadline) }
    if deadline & wallBit != 0 { return until(deadline, isOnTheWall: true) }
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    return roundedUp(deadline & ~continuousBit, UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec))
  }

  /// The time from what `DispatchTime.now()` has given the thread last, as the thread may have been kept from running since then.
  ///
  /// - Returns: Nil unless it is whole milliseconds: the deadline then comes from another moment, perhaps another thread's.
  private static func sinceLastMoment(_ deadline: UInt64) -> Duration? {
    let last = understudy_last_moment()
    guard last > 0, deadline > last else { return nil }
    // A delay in seconds as a `Double` can be a nanosecond off.
    let (milliseconds, rest) = (deadline - last + 1).quotientAndRemainder(dividingBy: 1_000_000)
    return rest <= 2 ? .milliseconds(Int64(milliseconds)) : nil
  }

  private static func roundedUp(_ deadline: UInt64, _ now: UInt64) -> Duration {
    let nanoseconds = deadline > now ? deadline - now : 0
    return .milliseconds(Int64(nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 == 0 ? 0 : 1)))
  }
}
