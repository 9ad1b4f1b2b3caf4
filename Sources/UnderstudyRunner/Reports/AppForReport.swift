import Foundation
import UnderstudyCore
import UnderstudyElements
import UnderstudyPage
import UnderstudyPictures
import UnderstudyTime

extension ApplicationRun {
  /// What the app shows; nil where it does not run.
  ///
  /// - Parameter settling: whether the app becomes idle first, as it does when the test is about to act.
  package func treeForReport(settling: Bool) -> String? {
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

  /// What the screen shows, and how many events there have been.
  package var stateForReport: ReportedState { ReportedState(picture: pictureForReport, log: logForReport) }

  /// The app's log, and how many events there have been; nil where the app does not run.
  package var logForReport: (id: ObjectIdentifier, count: Int)? { host.map { ($0.events.id, $0.events.count) } }

  /// What the app leaves for a report; nil where it does not run.
  var forReport: ReportedApp? {
    guard let host, let tree = treeForReport(settling: false) else { return nil }
    return ReportedApp(host, tree: tree)
  }

  /// Notes on which element an action of a step is, and where it is touched.
  package func markForReport(_ element: Element, at place: CGPoint?) {
    guard ReportDestination.isOn, let report = TestRun.current.report else { return }
    let frame = layout.frame(of: element)
    report.update { $0.mark(CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height), place) }
  }
}

extension ReportedApp {
  @MainActor fileprivate init(_ host: UnderstudyCore.Host, tree: String) {
    self.init(name: host.tree.root.label, events: host.events.forReport, tree: tree)
    (firstEvent, log, time) = (host.events.droppedCount + 1, host.events.id, host.session.now)
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
    var app = ReportedApp(self, tree: treeForReport)
    if !isUpdating { app.picture = session.perform { picture() } }
    return app
  }
}

extension EventLog {
  fileprivate var id: ObjectIdentifier { ObjectIdentifier(self) }

  /// How many events there have been since the launch.
  fileprivate var count: Int { droppedCount + records.count }

  fileprivate var forReport: [PageDetail.Event] {
    var time = droppedTime
    // What describes a value can be code of the app, which may add to the log.
    return Array(records).map { record in
      if case .clock(let now) = record { time = now }
      return PageDetail.Event(record, at: time)
    }
  }
}

/// Runs a named part of the test as a step of its report.
func recordingActivity<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
  guard ReportDestination.isOn, let test = TestRun.currentTest, let report = test.report else { return try body() }
  let (begin, before) = test.stateForReport
  let step = report.update { $0.begin(.activity, name, at: nil, time: begin ?? .zero, tree: before) }
  defer {
    let (end, after) = test.stateForReport
    report.update { $0.end(step, time: end ?? .zero, tree: after) }
    _ = MainThread.run { Pause.afterStep(of: nil, name, at: nil) }
  }
  return try body()
}
