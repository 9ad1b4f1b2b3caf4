/// Evaluations that ask whether something has come true yet: an element that is not there is an answer, not a failure.
///
/// While one is going on, reading lets nothing run, or a state between two turns would go by unseen.
@MainActor package enum Probe {
  private static var depth = 0
  private static var reads: ProbeReads?
  /// Whether something that was read so far was not there.
  package private(set) static var hasMissed = false

  static var isActive: Bool { depth > 0 }

  static func noteMiss() { hasMissed = true }

  /// Whether the body answers true and everything that it read was there.
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
  /// - Parameter reads: gets the reads of this evaluation in place of those that it has.
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

  /// Records what was read of an element or a query, if a caller collects reads.
  static func note(_ subject: @autoclosure () -> ProbeReads.Subject, _ finding: @autoclosure () -> ProbeReads.Finding) {
    reads?.note(subject(), finding())
  }
}
