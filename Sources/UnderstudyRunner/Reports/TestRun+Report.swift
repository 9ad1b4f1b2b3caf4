import UnderstudyCore
import UnderstudyTime
import XCTest

extension TestRun {
  /// The clock of the test's newest app, and what that shows; the latter only on the main thread, and in a task.
  package var stateForReport: (time: Duration?, tree: String?) {
    (newestSession?.now, MainThread.runForTask { runs.last?.treeForReport(settling: false) } ?? nil)
  }

  /// The running apps, the newest last.
  @MainActor package var runs: [ApplicationRun] { (suite?.scopes.flatMap(\.running) ?? []) + scopes.flatMap(\.running) }

  /// Puts a failure into the report of the test, where it has one, with what the newest app shows.
  ///
  /// - Parameter isOfStream: whether Swift Testing's events say so. Their stream is locked meanwhile, and the main thread may be
  ///   about to write to it: another thread must not wait for that, and the steps of the report show the trees.
  func addToReport(_ failure: ReportFailure, isOfStream: Bool = false) {
    guard let report else { return }
    let state = { @MainActor in
      let run = self.runs.last
      return (run?.treeForReport(settling: false), run?.pictureForReport, self.runs.compactMap(\.forReport))
    }
    let (tree, picture, apps) = (isOfStream ? MainThread.run(state) : MainThread.runForTask(state)) ?? (nil, nil, [])
    report.add(failure, time: newestSession?.now, tree: tree, picture: picture, apps: apps)
    Pause.atFailure(failure, of: self)
  }

  /// Ends the steps of the report in which the test's code was left.
  func endRunningSteps() {
    guard let report else { return }
    let (time, tree) = stateForReport
    report.update { $0.endRunningSteps(time: time ?? .zero, tree: tree) }
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

extension TestRun {
  /// Takes a failure that XCTest has recorded to the report and to GitHub.
  ///
  /// The text of a ``UITestCase`` explains itself; for other test cases the explanation is a text
  /// of its own with the test and the line, as XCTest notifies its observers in no certain order.
  static func didFail(_ testCase: XCTestCase, _ text: String, file: String?, line: Int) {
    let place = file == "<unknown>" || line <= 0 ? nil : file.map { CallPlace(file: $0, line: line) }
    let explanation = explanation(of: text, in: testCase, at: place)
    if let explanation {
      let title = "\(ReportTitle(testCase).name)\(place.map { ", line \($0.line)" } ?? "")"
      print(GitHubAnnotation.printable("Understudy: \(title):\n\(explanation)"))
    }
    guard ReportDestination.isOn || GitHubAnnotation.isOn else { return }
    let failure = ReportFailure(
      text: [text, explanation].compactMap(\.self).joined(separator: "\n"), file: place?.file, line: place?.line)
    GitHubAnnotation.write(failure, of: ReportTitle(testCase).name)
    ofXCTest?.addToReport(failure)
  }

  /// What explains the failure of an assertion in a test case that is no ``UITestCase``; nil for none.
  private static func explanation(of failure: String, in testCase: XCTestCase, at place: CallPlace?) -> String? {
    guard !(testCase is UITestCase) else { return nil }
    return MainThread.runForTask { AssertionExplanation.ofCaller(failing: failure, within: nil, at: place) }??.text
  }
}
