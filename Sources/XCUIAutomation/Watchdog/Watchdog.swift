import Foundation
import Synchronization
import UnderstudyTime

/// A thread that looks, about once a second, whether the run moves, and reports one that does not; it also finds the
/// names for the report of a trap.
///
/// It begins with the first app of the process, and sleeps while there is none.
enum Watchdog {
  private static let isAsleep = Atomic(false)

  private static let thread: Void = {
    understudy_watch_prepare()
    understudy_report_crashes()
    DispatchQueue.bypassingSessions { Thread.detachNewThread { run() } }
  }()

  /// Notes that there is an app.
  static func begin() {
    _ = thread
    if isAsleep.exchange(false, ordering: .acquiringAndReleasing) { understudy_watch_wake() }
  }

  private static func run() {
    understudy_watch_begin()
    let watch = HangLimit.value.map { StandstillWatch(limit: $0) }
    while true {
      if RunMoment.sessions.isEmpty {
        isAsleep.store(true, ordering: .sequentiallyConsistent)
        // One that has begun in between has either been seen or wakes the thread.
        understudy_watch_sleep(RunMoment.sessions.isEmpty ? -1 : 0)
        watch?.begin()
      } else {
        understudy_watch_sleep(Int64((watch?.tick ?? .seconds(60)) / .milliseconds(1)))
      }
      CrashReport.writeIfNeeded()
      watch?.look()
    }
  }
}
