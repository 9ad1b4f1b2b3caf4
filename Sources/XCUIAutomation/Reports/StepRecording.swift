import Foundation
import UnderstudyCore
import UnderstudyElements
import UnderstudyPictures
import UnderstudyTime

// Steps are recorded only for a test that has a report: what others pay is one question.

extension XCUIElement {
  /// Runs an action of the test on the element as a step of its report.
  func step<Result>(_ verb: ActionVerb, at site: CallSite, _ body: () -> Result) -> Result {
    application.step(.action, "\(verb.title) \(name())", at: site, body)
  }
}

extension XCUIElement {
  /// The title of typing; the text of a secure field is not shown.
  func typingTitle(_ text: String) -> String {
    let shown = query?.wantedType == .secureTextField ? "\(text.count) characters" : String(reflecting: text)
    return "Type \(shown) into \(name())"
  }
}

extension XCUIApplication {
  /// Runs a part of the test as a step of its report, with the trees before and after.
  ///
  /// - Parameters:
  ///   - kind: what sort of step it is.
  ///   - title: made only for a report.
  ///   - site: the test's call.
  ///   - body: runs once.
  func step<Result>(
    _ kind: ReportStep.Kind, _ title: @autoclosure () -> String, at site: CallSite?, _ body: () -> Result
  ) -> Result {
    guard MainThread.isCurrent else { return MainThread.wait { self.step(kind, title(), at: site, body) } }
    guard ReportDestination.isOn, !FailureReporter.shouldSkip, let report = RunningTest.current.report else {
      return body()
    }
    let (text, before, begin) = (title(), run.treeForReport(settling: true), session.now)
    // An action lays the screen out as well, so that this changes nothing.
    let picture = run.pictureForReport
    let step = report.update { $0.begin(kind, text, at: site?.location, time: begin, tree: before, picture: picture) }
    let result = body()
    let (after, end) = (run.treeForReport(settling: false), session.now)
    report.update { $0.end(step, time: end, tree: after, result: kind == .wait ? result as? Bool : nil) }
    return result
  }
}

extension ApplicationRun {
  /// What the app shows; nil where it does not run.
  ///
  /// - Parameter settling: whether the app becomes idle first, as it does when the test is about to act.
  func treeForReport(settling: Bool) -> String? {
    guard let host, host.isRunning else { return nil }
    guard !isReading, !isWaiting, !host.isUpdating, !Probe.isActive else {
      return ElementDescription.subtree(host.tree.root)
    }
    return settling ? read(at: site) { ElementDescription.subtree($0.root) } : host.treeForReport
  }

  /// What the screen shows; nil where the app does not run, or is in the middle of an update.
  var pictureForReport: Picture? {
    guard let host, host.isRunning, !host.isUpdating else { return nil }
    return isReading || isWaiting || Probe.isActive ? host.picture() : session.perform { host.picture() }
  }

  /// What the app leaves for a report; nil where it does not run.
  var forReport: ReportedApp? {
    guard let host, let tree = treeForReport(settling: false) else { return nil }
    return ReportedApp(name: host.tree.root.label, events: host.events.linesForReport, tree: tree)
  }
}

extension UnderstudyCore.Host {
  fileprivate var treeForReport: String {
    session.perform {
      refreshElements()
      return ElementDescription.subtree(tree.root)
    }
  }

  /// What the app leaves that is about to end.
  var forReport: ReportedApp {
    ReportedApp(name: tree.root.label, events: events.linesForReport, tree: treeForReport)
  }
}

extension EventLog {
  /// A line for each event, with its number and the app's time.
  fileprivate var linesForReport: [String] {
    var (number, time) = (droppedCount, droppedTime)
    // What describes a value can be code of the app, which may add to the log.
    return Array(records).map { record in
      if case .clock(let now) = record { time = now }
      number += 1
      return "\(number)  \(time / .seconds(1)) s  \(EventWording.line(record))"
    }
  }
}

/// Runs a named part of the test as a step of its report.
func recordingActivity<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
  guard ReportDestination.isOn, let test = RunningTest.currentTest, let report = test.report else { return try body() }
  let (begin, before) = test.stateForReport
  let step = report.update { $0.begin(.activity, name, at: nil, time: begin ?? .zero, tree: before) }
  defer {
    let (end, after) = test.stateForReport
    report.update { $0.end(step, time: end ?? .zero, tree: after) }
  }
  return try body()
}
