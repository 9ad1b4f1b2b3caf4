import UnderstudyTime

/// What a test has read last of elements, queries and other subjects: an assertion that fails explains itself by it (F-90).
///
/// It is noted only in tests whose end is noticed, as the subjects retain their application.
@MainActor package final class RecentReads {
  struct Read {
    let subject: ProbeReads.Subject
    var finding: ProbeReads.Finding
    /// How long a wait has looked for it, in seconds of the app's clock; nil outside of waits.
    var waited: Double?
    let frames: CallFrames
  }

  private static let limit = 8
  private var reads: [Read] = []
  /// What was read last, if no action has followed; nil for nothing.
  var last: Read? { reads.last }
  /// What the wait under way has read last; it gets a place in the test only when the wait ends.
  private var inWait: (subject: ProbeReads.Subject, finding: ProbeReads.Finding)?

  /// - Parameter isInWait: Whether a wait looks, which is one read however often it does so.
  package func note(_ subject: ProbeReads.Subject, _ finding: ProbeReads.Finding, isInWait: Bool) {
    if isInWait { inWait = (subject, finding) } else { add(subject, finding, waited: nil) }
  }

  func endWait(after seconds: Double) {
    guard let (subject, finding) = inWait else { return }
    inWait = nil
    add(subject, finding, waited: seconds)
  }

  private func add(_ subject: ProbeReads.Subject, _ finding: ProbeReads.Finding, waited: Double?) {
    if reads.count == Self.limit { reads.removeFirst() }
    reads.append(Read(subject: subject, finding: finding, waited: waited, frames: .ofCallers()))
  }

  /// Forgets all reads: an action begins, after which they say nothing, or the test ends.
  func clear() {
    reads = []
    inWait = nil
  }

  /// The reads that belong to an assertion which fails now.
  ///
  /// - Parameters:
  ///   - assertion: The assertion.
  ///   - begin: Where on the stack the test begins; nil if it is not known.
  /// - Returns: The reads of the assertion itself, else those of the test before it that belong to no assertion; nil for none.
  func reads(of assertion: CallFrames.Assertion, within begin: UInt?) -> AssertionReads? {
    let own = reads.filter { $0.frames.isOf(assertion) }
    if !own.isEmpty { return .own(own) }
    let before = reads.filter { !$0.frames.isOfAssertion(within: begin, before: assertion) }
    return before.isEmpty ? nil : .before(before)
  }
}

/// What was read for an assertion that fails.
enum AssertionReads {
  case own([RecentReads.Read])
  /// What the test has read before, perhaps into variables that the assertion is about.
  case before([RecentReads.Read])
}
