import Foundation
import Synchronization

/// Whether anything of the process can continue by itself beside the apps: a job of a task that is ready or runs, a sleep or a wait
/// of a test without an app, a process that it has started.
///
/// The count is exact, so what depends on it is the same on a busy machine.
enum ProcessWork {
  private static let underWay = Atomic(0)

  /// Counts something until ``end()``; any thread may call it.
  static func begin() { underWay.add(1, ordering: .acquiringAndReleasing) }

  static func end() {
    guard underWay.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
    RetainedApps.mayMove()
  }

  /// Whether nothing is under way.
  static var isIdle: Bool { underWay.load(ordering: .acquiring) == 0 && !ChildProcess.exists }
}

/// The processes that this one has started.
package enum ChildProcess {
  /// Whether one of them has not ended; nothing is taken from what waits for it.
  package static var exists: Bool {
    var information = siginfo_t()
    return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
  }
}

/// The tests that are over and whose apps something retains, as a static of a page object does.
///
/// A later test may await what such an app brings about without ever using it. So its clock moves while nothing else can happen:
/// the process is idle, and no test with an app runs (F-50).
enum RetainedApps {
  private struct Entry: Sendable {
    weak var test: TestProgress?
  }

  private static let tests = GuardedList<[Entry]>([])

  static func add(_ test: TestProgress) {
    tests.withLock { tests in
      tests.removeAll { $0.test == nil || $0.test === test }
      tests.append(Entry(test: test))
    }
  }

  /// Whether their clocks may move now.
  @MainActor static var areAwaited: Bool {
    ProcessWork.isIdle && !RunMoment.sessions.contains { $0.test.isRunning || $0.waitCount > 0 }
  }

  /// Looks at them again; any thread may call it.
  static func mayMove() {
    guard !tests.isEmpty else { return }
    for entry in tests.withLock({ $0 }) { entry.test?.mayBeIdle() }
  }
}
