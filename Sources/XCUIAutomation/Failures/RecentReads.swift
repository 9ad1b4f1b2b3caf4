import UnderstudyElements
import UnderstudyTime

/// What a test has read last of elements, queries and other subjects: an assertion that fails explains itself by it (F-90).
///
/// It is noted only in tests whose end is noticed, as the subjects retain their application.
@MainActor package final class RecentReads: TestReads {
  struct Read {
    let subject: ProbeReads.Subject
    var finding: ProbeReads.Finding
    /// How long a wait has looked for it, in seconds of the app's clock; nil outside of waits.
    var waited: Double?
    let frames: CallFrames
    /// Whether the read was a failure of its own: what a test makes of its result is no other one.
    var isReported = false

    /// Whether it was made on a line, or by what that line calls.
    @MainActor func isFrom(_ place: CallPlace) -> Bool { subject.line == place.line || frames.areFrom(place) }
  }

  private static let limit = 8
  /// Up to twice as many as are used: those in front are removed together.
  private var reads: [Read] = []
  private var recent: ArraySlice<Read> { reads.suffix(Self.limit) }
  /// The frames of reads that an action has made old.
  private var spares: [CallFrames] = []
  /// What was read last, if no action has followed but a search for more; nil for nothing.
  var last: Read? { reads.last }
  private var lastBeforeAction: Read?
  /// What a test has read last that acts and looks in turns.
  var lastOfLoop: Read? { last ?? lastBeforeAction }
  /// What the wait under way has read last; it gets a place in the test only when the wait ends.
  private var inWait: (subject: ProbeReads.Subject, finding: ProbeReads.Finding)?

  /// - Parameter isInWait: Whether a wait looks, which is one read however often it does so.
  package func note(_ subject: ProbeReads.Subject, _ finding: ProbeReads.Finding, isInWait: Bool) {
    if isInWait { inWait = (subject, finding) } else { add(subject, finding, waited: nil) }
  }

  package func endWait(after seconds: Double) {
    guard let (subject, finding) = inWait else { return }
    inWait = nil
    add(subject, finding, waited: seconds)
  }

  private func add(_ subject: ProbeReads.Subject, _ finding: ProbeReads.Finding, waited: Double?) {
    if waited == nil, subject.isOfSeveral, let series = reads.last?.series(continuedBy: subject, finding) {
      spares.append(reads.removeLast().frames)
      return append(series.subject, series.finding, waited: nil)
    }
    append(subject, finding, waited: waited)
  }

  private func append(_ subject: ProbeReads.Subject, _ finding: ProbeReads.Finding, waited: Double?) {
    if reads.count == 2 * Self.limit {
      spares += reads.prefix(Self.limit).map(\.frames)
      reads.removeFirst(Self.limit)
    }
    var frames = spares.popLast() ?? CallFrames()
    // An explanation that is being written may retain those of a read that is forgotten here.
    if !isKnownUniquelyReferenced(&frames) { frames = CallFrames() }
    frames.takeCallers()
    reads.append(Read(subject: subject, finding: finding, waited: waited, frames: frames))
  }

  /// Forgets what an action may have changed. A finger that moves across the screen looks for what was missing.
  func noteAction(_ verb: ActionVerb) {
    lastBeforeAction = lastOfLoop
    let isOld = { (read: Read) in !verb.movesFinger || !read.finding.isNegative }
    spares += reads.filter(isOld).map(\.frames)
    reads.removeAll(where: isOld)
    inWait = nil
  }

  /// Notes that the last read has failed the test.
  package func noteReport() { if !reads.isEmpty { reads[reads.count - 1].isReported = true } }

  /// Forgets all reads: the test or its app ends, or it has failed.
  package func clear() {
    (reads, spares) = ([], [])
    (inWait, lastBeforeAction) = (nil, nil)
  }

  /// The reads that belong to an assertion which fails now.
  ///
  /// - Parameters:
  ///   - assertion: The assertion.
  ///   - begin: Where on the stack the test begins; nil if it is not known.
  /// - Returns: The reads of the assertion itself, else those of the test before it that belong to no assertion; nil for none.
  func reads(of assertion: CallFrames.Assertion, within begin: UInt?) -> AssertionReads? {
    let own = recent.filter { $0.frames.isOf(assertion) }
    if !own.isEmpty { return .own(own) }
    let before = recent.filter { !$0.frames.isOfAssertion(within: begin, before: assertion) }
    return before.isEmpty ? nil : .before(before)
  }
}

/// How many values of a series are kept: a test may read them in a loop.
private let limitOfSeries = 300

extension RecentReads.Read {
  /// This read and the next one as one, where a test reads a property of one element of a query after the other, as by `map`.
  ///
  /// - Parameters:
  ///   - subject: What is read next: one of several.
  ///   - finding: What it is.
  /// - Returns: Nil for other reads.
  @MainActor fileprivate func series(
    continuedBy subject: ProbeReads.Subject, _ finding: ProbeReads.Finding
  ) -> (subject: ProbeReads.Subject, finding: ProbeReads.Finding)? {
    guard waited == nil, case .element(let element) = subject, let query = element.query,
      case .property(let name, let value) = finding
    else { return nil }
    switch (self.subject, self.finding) {
    case (.element(let last), .property(let other, let first))
    where last.query === query && self.subject.isOfSeveral && last.site?.line == element.site?.line
      && "\(other)" == "\(name)":
      return (.query(query), .properties(name, [first, value]))
    case (.query(let last), .properties(let other, let values))
    where last === query && "\(other)" == "\(name)":
      return (.query(query), .properties(name, values.suffix(limitOfSeries) + [value]))
    default: return nil
    }
  }
}

@MainActor extension ProbeReads.Subject {
  /// Whether it is one of a query's elements, found by its place among them or by itself.
  fileprivate var isOfSeveral: Bool {
    guard case .element(let element) = self else { return false }
    switch element.selection {
    case .index, .bound: return true
    default: return false
    }
  }
}

/// What was read for an assertion that fails.
extension ProbeReads {
  init(_ reads: [RecentReads.Read]) {
    self.init()
    for read in reads { note(read.subject, read.finding) }
  }
}

enum AssertionReads {
  case own([RecentReads.Read])
  /// What the test has read before, perhaps into variables that the assertion is about.
  case before([RecentReads.Read])
}
