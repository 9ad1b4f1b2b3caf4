import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// Why an assertion of a test framework has failed, by what it has read of the app.
///
/// The frameworks say no more than `XCTAssertTrue failed`. The text contains what a failing action would say: what was looked
/// for, what is close, what is still to come, which actions had no effect, and what is on the screen.
@MainActor struct ReadExplanation: AssertionExplaining {
  typealias Answer = AssertionExplanation.Answer

  nonisolated init() {}

  func makeReads() -> any TestReads { RecentReads() }

  func answer(
    to assertion: CallFrames.Assertion, failing text: String, within begin: UInt?, at place: CallPlace?, isMacro: Bool
  ) -> Answer? {
    let record = TestRun.current
    let logs = [record, record.suite].compactMap { $0?.recentReads }
    let reads = logs.lazy.compactMap { $0.reads(of: assertion, within: begin) }.first
    let failure = FailureOfValues(text: text, source: place)
    if let answer = reads.flatMap({ answer($0, failure, isMacro: isMacro) }) { return answer }
    return (failure.isOfMissingError ? ofEvents : ofCourse).map { .text($0) }
  }

  private func answer(_ reads: AssertionReads, _ failure: FailureOfValues, isMacro: Bool) -> Answer? {
    switch reads {
    case .own(let reads): return answer(reads, failure)
    case .before(let reads):
      let ofLine = reads.filter { read in failure.source.map { read.isFrom($0) } ?? false }
      if !ofLine.isEmpty { return answer(ofLine, failure) }
      let shown = reads.filter { failure.concerns($0) }
      // A macro's code has no place in the source.
      let isPerhapsOwn = isMacro && shown.allSatisfy { $0.subject.line == nil }
      let headline = isPerhapsOwn ? FailureWording.reads : FailureWording.readsBefore
      // A bare condition may as well be about something else, which has not been reported.
      guard failure.isWithoutValues else { return shown.isEmpty ? nil : answer(shown, failure, headline: headline) }
      if !shown.isEmpty { return .text(text(shown, failure, headline: headline)) }
      return reads.last.map { .text(text([$0], failure, headline: FailureWording.readsBefore)) }
    }
  }

  private func answer(
    _ reads: [RecentReads.Read], _ failure: FailureOfValues,
    headline: @MainActor ([String], Double?) -> String = FailureWording.reads
  ) -> Answer? {
    reads.contains(where: \.isReported) ? .isReported : .text(text(reads, failure, headline: headline))
  }

  var ofThrown: String? {
    let last = TestRun.current.recentReads?.last
    guard let read = last, read.finding.isNegative || read.waited != nil else { return ofCourse }
    return text([read], nil, headline: FailureWording.readsBefore)
  }

  var ofLoop: String? {
    TestRun.current.recentReads?.lastOfLoop.map { read in
      text([read], nil) { texts, _ in "\(FailureWording.endlessLoop)\n\(FailureWording.reads(texts, nil))" }
    }
  }

  var ofMissingFailure: String? {
    TestRun.current.recentReads?.last.map { text([$0], nil, headline: FailureWording.readsBefore) }
  }

  /// What has gone wrong in the app before, for an assertion that has read nothing of it; nil where nothing has.
  private var ofCourse: String? {
    guard let run = TestRun.current.runs.last else { return nil }
    var facts = FailureFacts(headline: "")
    facts.addCourse(of: run)
    return facts.ignored.isEmpty && facts.issues.isEmpty ? nil : FailureWording.compose(facts)
  }

  var ofEvents: String? {
    guard let run = TestRun.current.runs.last else { return nil }
    var facts = FailureFacts(headline: "")
    facts.addCourse(of: run)
    facts.coming = run.session.comingWork?.report
    let text = FailureWording.compose(facts)
    return text.isEmpty ? nil : text
  }

  nonisolated func ofTrap(in session: ExecutionSession) -> [String] {
    guard !session.isActing, let test = TestRun.of(session) else { return [] }
    var lines: [String] = []
    MainQueue.runInPlaceOfStopped {
      assumeMain {
        guard let read = test.recentReads?.last else { return }
        lines = FailureWording.lastRead(ProbeReads([read]).texts, read.finding)
      }
    }
    return lines
  }

  private func text(
    _ reads: [RecentReads.Read], _ failure: FailureOfValues?,
    headline: @MainActor ([String], Double?) -> String = FailureWording.reads
  ) -> String {
    let waited = (reads.last { $0.finding.isNegative } ?? reads.last)?.waited
    return text(of: ProbeReads(reads), waited: waited, failure, headline: headline) ?? ""
  }

  func ofLook(waited: Double?, _ look: () -> Bool) -> String? {
    var reads = ProbeReads()
    _ = Probe.holds(noting: &reads, look)
    return text(of: reads, waited: waited)
  }

  /// The text for reads of any origin.
  ///
  /// - Parameters:
  ///   - reads: The reads, of which an absence explains the most.
  ///   - waited: How long a wait has looked, in seconds of the app's clock; nil outside of waits.
  ///   - failure: What the framework says.
  ///   - headline: Makes the first line.
  /// - Returns: Nil where there are no reads.
  private func text(
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
  /// Adds what a subject is now; the app does not continue.
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
      guard let run = TestRun.current.runs.last else { break }
      addCourse(of: run)
      if finding.isNegative { coming = run.session.comingWork?.report }
    }
  }
}

extension FailureFacts {
  /// Adds which of the values that the test has read are similar to one that it looks for.
  @MainActor fileprivate mutating func addSimilar(_ values: [Any], _ wanted: [String]) {
    // The values are listed, and say more than the elements that have them.
    (matches, matchCount) = ([], 0)
    let texts = Set(values.compactMap { $0 as? String }).sorted()
    let ranked = wanted.filter { !texts.contains($0) }.flatMap { missing in
      let wanted = WantedText(missing, isPart: false)
      return texts.compactMap { text in
        wanted.similarity(of: text).map { (missing: missing, text: text, similarity: $0) }
      }
    }.sorted { $0.similarity < $1.similarity }
    close += ranked.prefix(3).filter { $0.similarity.rank == ranked[0].similarity.rank }.map {
      FailureWording.similar(
        FailureWording.value($0.text), TextDifference.hidden(between: $0.missing, and: $0.text))
    }
  }
}

extension XCUIApplication {
  /// Looks at what is there, for a failure: the app does not continue, and nothing is reported.
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
      if case .property(let name, let value) = finding, "\(name)" == "value", value as? String == "",
        !found.label.isEmpty
      {
        advice.append(FailureWording.labelHasText)
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
    case .calls(let calls): calls.isEmpty
    case .found, .properties: false
    }
  }
}
