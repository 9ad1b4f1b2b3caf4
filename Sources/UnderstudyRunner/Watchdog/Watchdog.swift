import Foundation
import Synchronization
import UnderstudyTime

/// A thread that looks, about once a second, whether the run moves, and reports one that does not; it also finds the
/// names for the report of a trap.
///
/// It begins with the first test of the process, or with the first app where there are no tests.
enum Watchdog {
  private static let isOfTests = Atomic(false)

  private static let thread: Void = {
    understudy_watch_prepare()
    DispatchQueue.bypassingSessions { Thread.detachNewThread { run() } }
  }()

  private static let crashes: Void = understudy_report_crashes()
  private static let signals: Void = understudy_report_signals()

  /// Whether the process runs tests, so that it is to end by itself.
  static var watchesTests: Bool { isOfTests.load(ordering: .relaxed) }

  /// Notes that tests begin.
  static func beginTests() {
    isOfTests.store(true, ordering: .relaxed)
    begin()
    // An exit test says which signal it expects.
    if !TestRun.isInExitTest { _ = signals }
  }

  /// Notes that there are tests, or an app.
  static func begin() {
    _ = thread
    _ = crashes
  }

  private static func run() {
    understudy_watch_begin()
    let watch = ProgressLimits.hangLimit.map { StandstillWatch(limit: $0) }
    while true {
      understudy_watch_sleep(Int64((watch?.tick ?? ProgressLimits.standstill) / .milliseconds(1)))
      CrashReport.writeIfNeeded()
      EndReport.endIfSignalled()
      watch?.look()
    }
  }
}
