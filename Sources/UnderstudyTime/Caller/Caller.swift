import Dispatch
import Foundation

/// Whose code is calling. This is the one answer to "whose work is this?", found where work enters a session: a task that
/// begins, a sleep, a block, a timer, a date, a call of automation.
///
/// Code is an app's by its context (``WorkContext``), by the job on the main queue's stack (``MainJob``) or by the number of its
/// task (``TaskOwners``). Other code is that of the running test. A thread that neither is known of is outside: there a library
/// calls what an app has given to it.
package struct Caller: Sendable {
  package enum Role: Sendable {
    case app, test, outside
  }

  package let role: Role
  /// The app's session; for a test that of its newest app, for the outside the one whose request it
  /// works for, else the one that has begun work elsewhere last.
  package let session: ExecutionSession

  /// The caller; nil where no open session has to do with it.
  package static var current: Caller? { find(includingTest: true) }

  /// The caller of what libraries call, too: in a test their work does not belong to the app.
  ///
  /// - Parameter address: where it was called.
  static func current(at address: UnsafeRawPointer?) -> Caller? {
    find(includingTest: understudy_is_of_program(address))
  }

  private static func find(includingTest: @autoclosure () -> Bool) -> Caller? {
    if let session = sessionOfApp { return session.isEnded ? nil : Caller(role: .app, session: session) }
    if let session = testSession, includingTest() { return Caller(role: .test, session: session) }
    return outside.map { Caller(role: .outside, session: $0) }
  }

  // MARK: - Roles

  /// The open session of the app whose code is calling; nil for other code.
  package static var app: ExecutionSession? { opened(sessionOfApp) }

  /// The session of the app whose code is calling, which may have ended: what such code begins belongs to no session.
  private static var sessionOfApp: ExecutionSession? {
    WorkContext.session ?? MainJob.session ?? TaskOwners.sessionOfCurrentTask
  }

  /// Whether the calling code is that of an app that has ended. On a device its process would be gone: what it hands to the main
  /// queue does not run.
  static var isOfEndedApp: Bool { sessionOfApp?.isEnded ?? false }

  /// As ``app``, or the session for a thread that is outside; code of a test has none.
  static var appOrOutside: ExecutionSession? { find(includingTest: false)?.session }

  /// The session of what the running test has launched or hosted, the newest.
  static var testSession: ExecutionSession? { opened(known.withLock { $0.findSessionOfTest }?()) }

  private static var outside: ExecutionSession? {
    guard !MainQueue.isFirstThread, !MainQueue.isCurrent, withUnsafeCurrentTask(body: { $0 == nil }) else { return nil }
    return opened(RequestQueue.session) ?? host
  }

  private static func opened(_ session: ExecutionSession?) -> ExecutionSession? {
    session.flatMap { $0.isEnded ? nil : $0 }
  }

  // MARK: - What is known of tests and of the outside

  private struct Known: Sendable {
    var findSessionOfTest: (@Sendable () -> ExecutionSession?)?
    /// The session whose wait blocks the main queue; for what comes from an unknown thread it takes precedence.
    var blocked = WeakSession(session: nil)
    /// That which has begun work elsewhere last.
    var last = WeakSession(session: nil)
  }

  private static let known = Guarded(Known())

  /// Sets how the session of the running test is found; called by the test library.
  ///
  /// - Parameter find: called on any thread by code that runs in no session.
  package static func findSessionOfTest(by find: @escaping @Sendable () -> ExecutionSession?) {
    known.withLock { $0.findSessionOfTest = find }
  }

  /// The session whose wait blocks the main queue; nil while none does.
  static var blocked: ExecutionSession? {
    get { known.withLock { $0.blocked.session } }
    set { known.withLock { $0.blocked.session = newValue } }
  }

  /// The session that what comes from an unknown thread is for; nil where none is open.
  static var host: ExecutionSession? {
    let known = known.withLock { $0 }
    return opened(known.blocked.session) ?? opened(known.last.session)
  }

  /// Notes that a session begins work elsewhere; a thread that is late, and whose session has ended meanwhile, notes nothing.
  static func noteHost(_ session: ExecutionSession) {
    known.withLock { known in
      if !session.isEnded { known.last.session = session }
    }
  }
}
