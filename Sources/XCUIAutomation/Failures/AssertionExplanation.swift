import Testing
import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// Why an assertion of a test framework has failed, by what it has read of the app.
///
/// The frameworks say no more than `XCTAssertTrue failed`. The text has what a failing action would say: what was looked
/// for, what is close, what is still to come, which actions had no effect, and what is on the screen.
@MainActor package enum AssertionExplanation {
  /// The text for an assertion that fails now, in the code that calls this.
  ///
  /// - Parameter begin: Where on the stack the test begins; nil if it is not known.
  /// - Returns: Nil where no assertion fails, or where the test has read nothing that it could be about.
  package static func ofCaller(within begin: UInt?) -> String? {
    guard let assertion = CallFrames.Assertion.ofCaller(within: begin) else { return nil }
    let record = RunningTest.current
    let logs = [record, record.suite].compactMap { $0?.recentReads }
    guard let reads = logs.lazy.compactMap({ $0.reads(of: assertion, within: begin) }).first else { return nil }
    switch reads {
    case .own(let reads): return text(reads)
    case .before(let read): return read.finding.isNegative || read.waited != nil ? text(before: read) : nil
    }
  }

  private static func text(_ reads: [RecentReads.Read]) -> String {
    let deciding = reads.last { $0.finding.isNegative } ?? reads.last
    var names = ProbeReads()
    for read in reads { names.note(read.subject, read.finding) }
    var facts = FailureFacts(headline: FailureWording.reads(names.texts, waited: deciding?.waited))
    deciding?.explain(in: &facts)
    return FailureWording.compose(facts)
  }

  private static func text(before read: RecentReads.Read) -> String {
    var names = ProbeReads()
    names.note(read.subject, read.finding)
    var facts = FailureFacts(headline: FailureWording.readsBefore(names.texts, waited: read.waited))
    read.explain(in: &facts)
    return FailureWording.compose(facts)
  }
}

extension RecentReads.Read {
  /// Adds what the subject is now; the app does not go on.
  @MainActor fileprivate func explain(in facts: inout FailureFacts) {
    switch subject {
    case .element(let element):
      element.application.explain { facts.add(element, finding, $0) }
      if case .notRunning = finding { facts.advice.append(FailureWording.launchFirst) }
    case .query(let query):
      query.application.explain { facts.add(query, $0) }
    case .value(_, let details):
      facts.details += details()
    }
  }
}

extension XCUIApplication {
  fileprivate func explain(_ body: (QueryEvaluation) -> Void) {
    _ = run.looking {
      Probe.holds {
        read(at: nil, otherwise: ()) { body($0) }
        return true
      }
    }
  }
}

extension FailureFacts {
  @MainActor fileprivate mutating func add(
    _ element: XCUIElement, _ finding: ProbeReads.Finding, _ evaluation: QueryEvaluation
  ) {
    switch element.resolution(in: evaluation) {
    case .found(let found):
      self.found = FailureWording.found(ElementDescription.line(found))
      if let cover = Hittability.cover(of: found, in: evaluation.tree) {
        details.append(FailureWording.coveredBy(ElementDescription.line(cover)))
      }
      coming = element.application.session.comingReport
      addCourse(element.application)
    case .none: addMissing(element, evaluation)
    case .several: addSeveral(element, evaluation)
    }
  }

  @MainActor fileprivate mutating func add(_ query: XCUIElementQuery, _ evaluation: QueryEvaluation) {
    matches = query.matches(in: evaluation).map { ElementDescription.line($0) }
    coming = query.application.session.comingReport
    addCourse(query.application)
    addTree(evaluation)
  }
}

extension ProbeReads.Finding {
  /// Whether it is an absence, which explains a failure by itself.
  var isNegative: Bool {
    switch self {
    case .missing, .several, .notRunning: true
    case .found, .property: false
    }
  }
}
