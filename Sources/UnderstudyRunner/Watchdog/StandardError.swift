import Foundation
import UnderstudyCore
import UnderstudyTime

/// Output of threads beside the test's.
enum StandardError {
  static func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    ProcessReports.note(lines)
    let text = GitHubAnnotation.printable(lines.joined(separator: "\n"))
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// Does work that may never end, as the main thread may hold what it needs, on a thread of its own.
  ///
  /// - Parameters:
  ///   - seconds: how long the caller waits for it.
  ///   - work: runs once.
  static func attempt(for seconds: Int, _ work: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.bypassingSessions {
      Thread.detachNewThread {
        // A trap in it is not to wait for the caller, which finds the names of others.
        understudy_watch_begin()
        work()
        isDone.signal()
      }
    }
    _ = isDone.wait(timeout: .afterWait(of: .seconds(seconds)))
  }

  /// Prints what is still in a buffer, and removes the folders of apps: for an end of the process that does neither. The stuck thread
  /// may hold what this needs.
  static func finishFiles() {
    attempt(for: ProgressLimits.secondsOfOutput) {
      fflush(nil)
      AppContainer.removeAll()
    }
  }
}
