import Testing
import UnderstudyCore
import UnderstudyTime
import XCTest

extension RunningTest {
  /// The clock of the test's newest app, and what that shows; the latter only where the main thread asks.
  var stateForReport: (time: Duration?, tree: String?) {
    (newestSession?.now, MainThread.runForTask { runs.last?.treeForReport(settling: false) } ?? nil)
  }

  /// The running apps, the newest last.
  @MainActor var runs: [ApplicationRun] { (suite?.scopes.flatMap(\.running) ?? []) + scopes.flatMap(\.running) }

  /// Puts a failure into the report of the test, where it has one.
  func addToReport(_ failure: ReportFailure) {
    guard let report else { return }
    let (time, tree) = stateForReport
    let apps = MainThread.runForTask { runs.compactMap(\.forReport) } ?? []
    report.add(failure, time: time, tree: tree, apps: apps)
  }

  /// Puts into the report what an app leaves that is about to end.
  @MainActor func addToReport(_ host: UnderstudyCore.Host) {
    guard ReportDestination.isOn, host.isRunning, let report else { return }
    report.add(host.forReport)
  }
}

// MARK: - XCTest

extension TestReport {
  /// The report of a test of XCTest; nil where the process writes none.
  static func begin(_ testCase: XCTestCase) -> TestReport? {
    guard let destination = ReportDestination.ofProcess else { return nil }
    let report = TestReport(ReportTitle(testCase), in: destination)
    report.removeFormer()
    return report
  }
}

extension RunningTest {
  /// Takes a failure that XCTest has recorded to the report and to GitHub.
  static func didFail(_ testCase: XCTestCase, _ text: String, file: String?, line: Int) {
    guard ReportDestination.isOn || GitHubAnnotation.isOn else { return }
    let hasPlace = file != nil && file != "<unknown>" && line > 0
    let failure = ReportFailure(text: text, file: hasPlace ? file : nil, line: hasPlace ? line : nil)
    GitHubAnnotation.write(failure, of: ReportTitle(testCase).name)
    ofXCTest?.addToReport(failure)
  }
}
