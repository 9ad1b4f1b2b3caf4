/// A session that is not kept, for what may outlive it: one object that many share costs less than as many weak variables.
package final class SessionReference: Sendable {
  package weak let session: ExecutionSession?

  package init(_ session: ExecutionSession) { self.session = session }
}
