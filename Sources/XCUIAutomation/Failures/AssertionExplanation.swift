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
  ///   - source: Its place in the source, for frameworks that do not say what the line asks for.
  /// - Returns: Nil where no assertion fails, or where the test has read nothing that it could be about.
  package static func ofCaller(failing text: String, within begin: UInt?, at line: Int? = nil, source: CallPlace? = nil)
    -> String?
  {
    guard let assertion = CallFrames.Assertion.ofCaller(within: begin) else { return nil }
    let record = RunningTest.current
    let logs = [record, record.suite].compactMap { $0?.recentReads }
    guard let reads = logs.lazy.compactMap({ $0.reads(of: assertion, within: begin) }).first else { return nil }
    let failure = FailureOfValues(text: text, source: source)
    switch reads {
    case .own(let reads): return self.text(reads, failure)
    case .before(let reads):
      let ofLine = reads.filter { line != nil && $0.subject.line == line }
      if !ofLine.isEmpty { return self.text(ofLine, failure) }
      let shown = reads.filter { failure.concerns($0) }
      // Swift Testing evaluates operands before it is called.
      let headline = line == nil ? FailureWording.readsBefore : FailureWording.reads
      if !shown.isEmpty { return self.text(shown, failure, headline: headline) }
      guard failure.isWithoutValues else { return nil }
      return reads.last.map { self.text([$0], failure, headline: FailureWording.readsBefore) }
    }
  }

  /// The text for an error that the test has thrown, which may be about what it has not found; nil for none.
  static var ofThrown: String? {
    let last = RunningTest.current.recentReads?.last
    guard let read = last, read.finding.isNegative || read.waited != nil else { return nil }
    return text([read], nil, headline: FailureWording.readsBefore)
  }

  /// The text for a test that looks again and again, by what it has read last; nil where that is not known.
  static var ofLoop: String? {
    RunningTest.current.recentReads?.last.map { read in
      text([read], nil) { texts, _ in "\(FailureWording.endlessLoop)\n\(FailureWording.reads(texts, nil))" }
    }
  }

  private static func text(
    _ reads: [RecentReads.Read], _ failure: FailureOfValues?,
    headline: @MainActor ([String], Double?) -> String = FailureWording.reads
  ) -> String {
    var names = ProbeReads()
    for read in reads { names.note(read.subject, read.finding) }
    let waited = (reads.last { $0.finding.isNegative } ?? reads.last)?.waited
    return text(of: names, waited: waited, failure, headline: headline) ?? ""
  }

  /// The text for reads of any origin.
  ///
  /// - Parameters:
  ///   - reads: The reads, of which an absence explains the most.
  ///   - waited: How long a wait has looked, in seconds of the app's clock; nil outside of waits.
  ///   - failure: What the framework says.
  ///   - headline: Makes the first line.
  /// - Returns: Nil where there are no reads.
  static func text(
    of reads: ProbeReads, waited: Double? = nil, _ failure: FailureOfValues? = nil,
    headline: @MainActor ([String], Double?) -> String = FailureWording.reads
  ) -> String? {
    guard let deciding = reads.entries.last(where: { $0.finding.isNegative }) ?? reads.entries.last else { return nil }
    var facts = FailureFacts(headline: headline(reads.texts, waited))
    facts.hasWaited = waited != nil
    facts.explain(deciding.subject, deciding.finding, failure)
    return FailureWording.compose(facts)
  }
}

extension FailureFacts {
  /// Adds what a subject is now; the app does not go on.
  @MainActor fileprivate mutating func explain(
    _ subject: ProbeReads.Subject, _ finding: ProbeReads.Finding, _ failure: FailureOfValues?
  ) {
    switch subject {
    case .element(let element):
      element.application.explain { add(element, finding, $0) }
      if case .notRunning = finding { advice.append(element.application.adviceToRun) }
    case .query(let query):
      query.application.explain { evaluation in
        addMatches(query, evaluation)
        if case .properties(_, let values) = finding { addSimilar(values, failure?.wantedTexts ?? []) }
      }
    case .value(_, let makeDetails):
      details += makeDetails()
    }
  }
}

extension FailureFacts {
  /// Adds which of the values that the test has read are similar to one that it looks for.
  @MainActor fileprivate mutating func addSimilar(_ values: [Any], _ wanted: [String]) {
    // The values are listed, and say more than the elements that have them.
    matches = []
    let texts = Set(values.compactMap { $0 as? String }).sorted()
    let ranked = wanted.filter { !texts.contains($0) }.flatMap { text in
      let wanted = WantedText(text, isPart: false)
      return texts.compactMap { text in wanted.similarity(of: text).map { (text: text, similarity: $0) } }
    }.sorted { $0.similarity < $1.similarity }
    close += ranked.prefix(3).filter { $0.similarity.rank == ranked[0].similarity.rank }.map {
      FailureWording.similar(FailureWording.value($0.text))
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
      if advice.isEmpty { coming = element.application.session.comingWork?.report }
      addCourse(element.application)
    case .none: addMissing(element, evaluation)
    case .several: addSeveral(element, evaluation)
    }
  }
}

extension ProbeReads.Finding {
  /// Whether it is an absence, which explains a failure by itself.
  var isNegative: Bool {
    switch self {
    case .missing, .several, .notRunning: true
    case .property(let name, let value): "\(name)" == "count" && value as? Int == 0
    case .found, .properties: false
    }
  }
}
