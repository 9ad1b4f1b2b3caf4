import Dispatch
import UnderstudyTime

/// Tells the main actor's thread apart, which on Linux is not always the process's first.
package enum MainThread {
  package static var isCurrent: Bool { MainQueue.isCurrent }

  /// Runs a body at once, if the caller is on the main actor.
  ///
  /// - Returns: what the body returns; nil elsewhere.
  @discardableResult
  package static func run<Result>(_ body: @MainActor () -> Result) -> Result? { isCurrent ? assumeMain(body) : nil }

  /// Runs a body on the main actor; the caller waits (``MainQueue/wait(for:)``).
  package static func wait<Result>(for body: @MainActor () -> Result) -> Result {
    MainQueue.wait { assumeMain(body) }
  }

  /// Runs a body on the main actor, for which only a task waits: a thread may be one that the main thread waits for.
  ///
  /// - Returns: what the body returns; nil elsewhere.
  @discardableResult
  package static func runForTask<Result>(_ body: @MainActor () -> Result) -> Result? {
    isCurrent || withUnsafeCurrentTask { $0 != nil } ? wait(for: body) : nil
  }

  /// Runs the work on the main actor later, in the running session where there is one.
  package static func enqueue(_ work: @escaping @MainActor () -> Void) {
    if let session = Caller.app {
      session.enqueue(work)
    } else {
      let sendable = UncheckedSendable(work)
      DispatchQueue.main.asyncBypassingSessions { assumeMain { sendable.value() } }
    }
  }

  /// Runs the work on the main actor later. Where code of the test calls, on whatever thread, it is a job of the app that has the
  /// part of the system, so that a wait for the app runs it.
  package static func enqueue<Part: SystemPart>(inAppWith part: Part?, _ work: @escaping @MainActor () -> Void) {
    guard let part, Caller.app == nil, let session = Caller.current?.session,
      session.installation.part(Part.self) === part
    else { return enqueue(work) }
    session.enqueue(work)
  }
}

/// Runs main-actor code from a place that is known to be on the main actor but not declared so, such as a property
/// wrapper's getter, without the cost of asking.
@inline(__always)
package func assumeMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

/// The node whose code is being evaluated on this thread.
@inline(__always)
func currentEvaluation() -> EvaluatingNode? {
  guard let pointer = understudy_evaluation_get() else { return nil }
  return Unmanaged<EvaluatingNode>.fromOpaque(pointer).takeUnretainedValue()
}
