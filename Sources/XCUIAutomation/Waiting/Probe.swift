/// Evaluations that ask whether something has come true yet: an element that is not there is an answer, not a failure.
@MainActor enum Probe {
  private static var depth = 0
  private static var missed = false

  static var isActive: Bool { depth > 0 }

  static func noteMiss() { missed = true }

  /// Whether the body answers true and everything that it read was there.
  static func holds(_ body: () -> Bool) -> Bool {
    let outer = missed
    missed = false
    depth += 1
    defer {
      depth -= 1
      missed = outer
    }
    return body() && !missed
  }
}
