/// Evaluations of conditions: a missing element makes a condition false and is not a failure.
///
/// During one, reading runs no jobs, so that no state between two turns is missed.
@MainActor package enum Probe {
  @exclusivity(unchecked) package static var depth = 0
  /// Whether an element that was read so far was missing.
  @exclusivity(unchecked) package static var hasMissed = false

  @inlinable package static var isActive: Bool { depth > 0 }

  @inlinable package static func noteMiss() { hasMissed = true }

  /// Whether the body returns true and every element that it read exists.
  @inlinable
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
}
