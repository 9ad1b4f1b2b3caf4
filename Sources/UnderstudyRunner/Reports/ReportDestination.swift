import Foundation
import Synchronization
import UnderstudyTime

/// The directory that reports of failed tests are written to, see `Docs/Reports.md`.
package struct ReportDestination: Sendable, Hashable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The directory that the environment variable `UNDERSTUDY_REPORT` names; nil where it is not set, or empty.
  ///
  /// Where the process is to pause, steps are recorded in any case, and written only where that is asked for.
  static let ofProcess: ReportDestination? =
    PauseRequest.isOfReport
    ? unwritten
    : variable("UNDERSTUDY_REPORT").map { ReportDestination(path: $0) }
      ?? PauseRequest.ofProcess.map { _ in unwritten }

  /// For reports that are collected, and never written: of the process, and of traits.
  private static let unwritten = ReportDestination(path: "")
  static let unwrittenOfTraits = ReportDestination(path: "/")

  /// Whether passed tests are recorded, too: the environment variable `UNDERSTUDY_REPORT_TESTS` is `all`.
  static let recordsAll = variable("UNDERSTUDY_REPORT_TESTS") == "all"

  /// How many tests with a directory of their own are running.
  static let traitCount = Atomic(0)

  /// Whether any running test may have a report: asked before each step.
  ///
  /// What is done in a pause is not the test's.
  package static var isOn: Bool { (ofProcess != nil || traitCount.load(ordering: .relaxed) > 0) && !Pause.isActive }

  /// A variable of the process, where it is set and not empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  // MARK: - Problems

  private static let unusable = Guarded<Set<ReportDestination>>([unwritten, unwrittenOfTraits])

  /// Whether nothing has failed to be written there yet.
  package var isUsable: Bool { Self.unusable.withLock { !$0.contains(self) } }

  /// Reports that nothing can be written there: once, on standard error, as the test has its own failure.
  func reportUnusable(_ error: any Error) {
    guard Self.unusable.withLock({ $0.insert(self).inserted }) else { return }
    let reason = (error as NSError).userInfo[NSUnderlyingErrorKey].map { "\($0)" } ?? "\(error)"
    FileHandle.standardError.write(Data("\(ReportWording.unusable(path, reason))\n".utf8))
  }
}
