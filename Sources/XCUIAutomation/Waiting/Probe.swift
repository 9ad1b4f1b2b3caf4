/// Evaluations of conditions: a missing element makes a condition false and is not a failure.
///
/// During one, reading runs no jobs, so that no state between two turns is missed.
@MainActor package enum Probe {
  @exclusivity(unchecked) private static var depth = 0
  @exclusivity(unchecked) private static var reads: ProbeReads?
  /// Whether an element that was read so far was missing.
  @exclusivity(unchecked) package private(set) static var hasMissed = false

  package static var isActive: Bool { depth > 0 }

  static func noteMiss() { hasMissed = true }

  /// Whether the body returns true and every element that it read exists.
  package static func holds<E: Error>(_ body: () throws(E) -> Bool) throws(E) -> Bool {
    let outer = hasMissed
    hasMissed = false
    depth += 1
    defer {
      depth -= 1
      hasMissed = outer
    }
    return try body() && !hasMissed
  }

  /// Also collects what the body reads.
  ///
  /// - Parameter reads: replaced by the reads of this evaluation.
  package static func holds<E: Error>(
    noting reads: inout ProbeReads, _ body: () throws(E) -> Bool
  ) throws(E) -> Bool {
    let outer = Self.reads
    Self.reads = ProbeReads()
    defer {
      reads = Self.reads ?? ProbeReads()
      Self.reads = outer
    }
    return try holds(body)
  }

  /// Records what was read of an element or a query, for a caller that collects reads and for assertions that fail.
  ///
  /// - Parameter run: The run of the app that it is read of.
  static func note(
    _ subject: @autoclosure () -> ProbeReads.Subject, _ finding: @autoclosure () -> ProbeReads.Finding,
    in run: ApplicationRun
  ) {
    reads?.note(subject(), finding())
    run.recentReads?.note(subject(), finding(), isInWait: run.isWaiting)
  }
}
