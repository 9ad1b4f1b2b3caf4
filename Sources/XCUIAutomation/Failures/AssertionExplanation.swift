import Testing
import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// Why an assertion of a test framework has failed, by what it has read of the app.
///
/// The frameworks say no more than `XCTAssertTrue failed`. The text contains what a failing action would say: what was looked
/// for, what is close, what is still to come, which actions had no effect, and what is on the screen.
@MainActor package enum AssertionExplanation {
  /// Whether a trait adds it to failed expectations of Swift Testing.
  @TaskLocal package static var isAdded = false

  /// The text for an assertion that fails now, in the code that calls this.
  ///
  /// - Parameters:
  ///   - text: What the framework says of the failure.
  ///   - begin: Where on the stack the test begins; nil if it is not known.
  ///   - line: Its line, for frameworks that evaluate an expression before the assertion is called.
  /// - Returns: Nil where no assertion fails, or where the test has read nothing that it could be about.
  package static func ofCaller(failing text: String, within begin: UInt?, at line: Int? = nil) -> String? {
    guard let assertion = CallFrames.Assertion.ofCaller(within: begin) else { return nil }
    let record = RunningTest.current
    let logs = [record, record.suite].compactMap { $0?.recentReads }
    guard let reads = logs.lazy.compactMap({ $0.reads(of: assertion, within: begin) }).first else { return nil }
    switch reads {
    case .own(let reads): return self.text(reads)
    case .before(let reads):
      let ofLine = reads.filter { line != nil && $0.subject.line == line }
      if !ofLine.isEmpty { return self.text(ofLine) }
      let failure = FailureOfValues(text: text)
      let shown = reads.filter { failure.concerns($0) }
      // Swift Testing evaluates operands before it is called.
      let headline = line == nil ? FailureWording.readsBefore : FailureWording.reads
      if !shown.isEmpty { return self.text(shown, headline: headline) }
      return failure.isWithoutValues ? reads.last.map { self.text([$0], headline: FailureWording.readsBefore) } : nil
    }
  }

  /// The text for an error that the test has thrown, which may be about what it has not found; nil for none.
  static var ofThrown: String? {
    let last = RunningTest.current.recentReads?.last
    guard let read = last, read.finding.isNegative || read.waited != nil else { return nil }
    return text([read], headline: FailureWording.readsBefore)
  }

  /// The text for a test that looks again and again, by what it has read last; nil where that is not known.
  static var ofLoop: String? {
    RunningTest.current.recentReads?.last.map { read in
      text([read]) { texts, _ in "\(FailureWording.endlessLoop)\n\(FailureWording.reads(texts, nil))" }
    }
  }

  private static func text(
    _ reads: [RecentReads.Read], headline: @MainActor ([String], Double?) -> String = FailureWording.reads
  ) -> String {
    var names = ProbeReads()
    for read in reads { names.note(read.subject, read.finding) }
    let waited = (reads.last { $0.finding.isNegative } ?? reads.last)?.waited
    return text(of: names, waited: waited, headline: headline) ?? ""
  }

  /// The text for reads of any origin.
  ///
  /// - Parameters:
  ///   - reads: The reads, of which an absence explains the most.
  ///   - waited: How long a wait has looked, in seconds of the app's clock; nil outside of waits.
  ///   - headline: Makes the first line.
  /// - Returns: Nil where there are no reads.
  static func text(
    of reads: ProbeReads, waited: Double? = nil,
    headline: @MainActor ([String], Double?) -> String = FailureWording.reads
  ) -> String? {
    guard let deciding = reads.entries.last(where: { $0.finding.isNegative }) ?? reads.entries.last else { return nil }
    var facts = FailureFacts(headline: headline(reads.texts, waited))
    facts.hasWaited = waited != nil
    facts.explain(deciding.subject, deciding.finding)
    return FailureWording.compose(facts)
  }
}

extension FailureFacts {
  /// Adds what a subject is now; the app does not go on.
  @MainActor fileprivate mutating func explain(_ subject: ProbeReads.Subject, _ finding: ProbeReads.Finding) {
    switch subject {
    case .element(let element):
      element.application.explain { add(element, finding, $0) }
      if case .notRunning = finding { advice.append(element.application.adviceToRun) }
    case .query(let query):
      query.application.explain { add(query, $0) }
    case .value(_, let makeDetails):
      details += makeDetails()
    }
  }
}

extension XCUIApplication {
  /// Looks at what is there, for a failure: the app does not go on, and nothing is reported.
  func explain(_ body: (QueryEvaluation) -> Void) {
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
      if finding.isAboutHittability, let obstacle = element.application.touchCourse(to: found, isCertain: true).obstacle
      {
        details.append(FailureWording.obstructed(by: obstacle))
        advice += FailureWording.advice(about: obstacle)
      } else if let cover = element.application.cover(of: found) {
        details.append(FailureWording.coveredBy(ElementDescription.line(cover)))
      }
      coming = element.application.session.comingReport
      addCourse(element.application)
    case .none:
      addMissingPlace(of: element.query, evaluation)
      addMissing(element, evaluation)
    case .several: addSeveral(element, evaluation)
    }
  }

  @MainActor fileprivate mutating func add(_ query: XCUIElementQuery, _ evaluation: QueryEvaluation) {
    matches = query.matches(in: evaluation).map { ElementDescription.line($0) }
    coming = query.application.session.comingReport
    if matches.isEmpty {
      addMissingPlace(of: query, evaluation)
      let near = NearMisses(query, evaluation, concealed: query.application.host?.concealedElements() ?? [])
      close = near.lines
      advice += near.advice.map { [$0] } ?? []
    }
    addCourse(query.application)
    addTree(evaluation)
  }
}

extension FailureFacts {
  /// Names what a query looks in, where that is not there.
  @MainActor fileprivate mutating func addMissingPlace(of query: XCUIElementQuery?, _ evaluation: QueryEvaluation) {
    var missing: XCUIElementQuery?
    var place = query?.place
    while let current = place {
      if current.matches(in: evaluation).isEmpty { missing = current }
      place = current.place
    }
    guard let missing else { return }
    details.append(FailureWording.noPlace(missing.name()))
    guard missing.wantedType == .table else { return }
    var hasCollection = false
    evaluation.tree.root.forEachDescendant { element in
      hasCollection = element.type == .collectionView
      return !hasCollection
    }
    if hasCollection { advice.append(FailureWording.collectionView) }
  }
}

extension ProbeReads.Finding {
  /// Whether it is an absence, which explains a failure by itself.
  var isNegative: Bool {
    switch self {
    case .missing, .several, .notRunning: true
    case .property(let name, let value): "\(name)" == "count" && value as? Int == 0
    case .found: false
    }
  }
}
