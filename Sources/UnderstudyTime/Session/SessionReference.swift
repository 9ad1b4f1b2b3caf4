/// A session for what may outlive it, until the one who made the reference clears it.
///
/// Not weak: references to an object with weak ones are slower.
package final class SessionReference: Sendable {
  private let stored: Guarded<ExecutionSession?>

  package init(_ session: ExecutionSession) { stored = Guarded(session) }

  package var session: ExecutionSession? { stored.withLock { $0 } }

  /// Releases the session.
  package func clear() { stored.withLock { $0 = nil } }
}
