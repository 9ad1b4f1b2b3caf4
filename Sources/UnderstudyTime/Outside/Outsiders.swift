import Dispatch
import Foundation

/// Threads that no session is known of, such as those on which Foundation calls delegates and handlers.
enum Outsiders {
  private static let host = Guarded(WeakSession(session: nil))

  /// Notes that a session has begun work elsewhere: what comes from an unknown thread is for it.
  static func note(_ session: ExecutionSession) { host.withLock { $0 = WeakSession(session: session) } }

  static var session: ExecutionSession? { host.withLock { $0.session } }
}

extension ExecutionSession {
  /// The session for code on a thread of its own that belongs to no task: the one that has begun work elsewhere last.
  static var ofOutsider: ExecutionSession? {
    guard !Thread.isMainThread, !MainQueue.isCurrent, withUnsafeCurrentTask(body: { $0 == nil }) else { return nil }
    guard let session = Outsiders.session, !session.isEnded else { return nil }
    return session
  }
}
