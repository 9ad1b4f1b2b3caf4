import UnderstudyCore
import UnderstudyElements
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
    guard ReportDestination.isOn, !FailureReporter.shouldSkip, let report = TestRun.current.report else {
      let isStepping = Pause.isStepping
      let result = body()
      if isStepping { Pause.afterStep(of: run, title(), at: site?.location) }
      return result
    }
    let (text, before, begin) = (title(), run.treeForReport(settling: true), session.now)
    // An action lays the screen out as well, so that this changes nothing.
    let former = run.stateForReport
    let step = report.update { $0.begin(kind, text, at: site?.location, time: begin, tree: before, state: former) }
    let result = body()
    let (after, end, state) = (run.treeForReport(settling: false), session.now, ReportedState(log: run.logForReport))
    report.update { $0.end(step, time: end, tree: after, result: kind == .wait ? result as? Bool : nil, state: state) }
    Pause.afterStep(of: run, text, at: site?.location)
    return result
  }
}
