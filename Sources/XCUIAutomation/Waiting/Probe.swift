/// Evaluations that ask whether something has come true yet: an element that is not there is an answer, not a failure.
///
/// While one is going on, reading lets nothing run, or a state between two turns would go by unseen.
@MainActor package enum Probe {
  private static var depth = 0
  private static var missed = false

  static var isActive: Bool { depth > 0 }

  static func noteMiss() { missed = true }

  /// Whether the body answers true and everything that it read was there.
  package static func holds<E: Error>(_ body: () throws(E) -> Bool) throws(E) -> Bool {
    let outer = missed
    missed = false
    depth += 1
    defer {
      depth -= 1
      missed = outer
    }
    return try body() && !missed
  }
}
