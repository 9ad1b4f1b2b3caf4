import Dispatch
import Synchronization

/// What will come by itself in real time: the sleeps, delays and time-outs of code outside of apps. A run that waits for one does
/// not stand still.
package enum RealTimers {
  /// When the last one comes, in nanoseconds of Dispatch's clock; one that was cancelled is included.
  private static let last = Atomic<UInt64>(0)

  /// Notes that something comes after a time; any thread may call it.
  package static func note(after delay: Duration) {
    guard delay > .zero, delay <= ProgressLimits.horizon else { return }
    _ = last.max(now + UInt64(delay / .nanoseconds(1)), ordering: .relaxed)
  }

  /// Notes that something comes at a time.
  static func note(at deadline: DispatchTime) {
    guard deadline.uptimeNanoseconds > now else { return }
    note(after: .nanoseconds(min(deadline.uptimeNanoseconds - now, UInt64(Int64.max))))
  }

  /// Whether one of them has not come.
  package static var isAnyLeft: Bool { last.load(ordering: .relaxed) > now }

  private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
