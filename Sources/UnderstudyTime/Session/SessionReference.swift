/// A session for what may outlive it, until the one who made the reference clears it.
///
/// Not weak: references to an object with weak ones are slower.
package final class SessionReference: Sendable {
  private let kept: Guarded<ExecutionSession?>

  package init(_ session: ExecutionSession) { kept = Guarded(session) }

  package var session: ExecutionSession? { kept.withLock { $0 } }

  /// Lets go of the session.
  package func clear() { kept.withLock { $0 = nil } }
}
