import Dispatch
import Foundation
import Synchronization

// Called by the C target UnderstudyPlatformC (outside.c) for what apps begin elsewhere.

// MARK: - Threads

private typealias SessionThread = Boxed<@Sendable () -> Void>

@_cdecl("understudy_session_begins_thread")
func sessionBeginsThread(
  _ run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  guard let session = Caller.current?.session else { return nil }
  // Its result, which `pthread_join` gives, is that of no thread of Foundation's.
  let argument = UncheckedSendable(argument)
  let work = session.outside(
    { _ = run(argument.value) }, for: WorkOrigin(ofSystem: "Thread", .ofCaller(beyond: 2)))
  return Unmanaged.passRetained(SessionThread(work)).toOpaque()
}

@_cdecl("understudy_session_runs_thread")
func sessionRunsThread(_ thread: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let thread { Unmanaged<SessionThread>.fromOpaque(thread).takeRetainedValue().value() }
  return nil
}

@_cdecl("understudy_session_drops_thread")
func sessionDropsThread(_ thread: UnsafeMutableRawPointer) { Unmanaged<SessionThread>.fromOpaque(thread).release() }

// MARK: - The main queue

/// A block of the main queue that another thread waits for; the wait ends, too, where the session drops it.
private final class SynchronousTurn: Sendable {
  private let end: DispatchSemaphore
  private let hasRun: Latch
  private let work: @Sendable () -> Void

  /// Whether the block has run.
  final class Latch: Sendable {
    let isSet = Atomic(false)
    func set() { isSet.store(true, ordering: .releasing) }
  }

  init(_ end: DispatchSemaphore, _ hasRun: Latch, _ work: @escaping @Sendable () -> Void) {
    (self.end, self.hasRun, self.work) = (end, hasRun, work)
  }

  func run() {
    work()
    hasRun.set()
  }

  deinit { end.signal() }
}

@_cdecl("understudy_session_syncs")
func sessionSyncs(
  _ run: @convention(c) (UnsafeMutableRawPointer) -> Void, _ context: UnsafeMutableRawPointer
) -> Bool {
  let isOnMain = MainQueue.isCurrent
  guard isOnMain ? MainJob.current.isElsewhere : !MainQueue.isFirstThread, let session = Caller.current?.session
  else { return false }
  let context = UncheckedSendable(context)
  let origin = WorkOrigin("DispatchQueue.main.sync", place: .init(.ofCaller(beyond: 2)))
  guard isOnMain else { return session.awaitTurn(for: origin) { run(context.value) } }
  return session.runTurns(for: origin) { run(context.value) }
}

extension ExecutionSession {
  /// Queues a block and blocks the calling thread until it has run.
  ///
  /// - Returns: false where the session has dropped it.
  func awaitTurn(for origin: WorkOrigin, _ block: @escaping @Sendable () -> Void) -> Bool {
    let (end, hasRun) = (DispatchSemaphore(value: 0), SynchronousTurn.Latch())
    enqueue(SynchronousTurn(end, hasRun, block), for: origin)
    end.wait()
    return hasRun.isSet.load(ordering: .acquiring)
  }

  /// Queues a block and runs what is queued until it has run, for code that a device runs on another thread: of an actor, or of
  /// a detached task.
  ///
  /// - Returns: false where the session has dropped it.
  func runTurns(for origin: WorkOrigin, _ block: @escaping @Sendable () -> Void) -> Bool {
    let hasRun = SynchronousTurn.Latch()
    enqueue(for: origin) {
      block()
      hasRun.set()
    }
    MainActor.assumeIsolated { while !hasRun.isSet.load(ordering: .relaxed), step() {} }
    return hasRun.isSet.load(ordering: .relaxed)
  }

  /// Apart from the wait, which must not retain the turn.
  @inline(never)
  private func enqueue(_ turn: SynchronousTurn, for origin: WorkOrigin) { enqueue(for: origin) { turn.run() } }
}

// MARK: - Requests and processes

@_cdecl("understudy_session_begins_request")
func sessionBeginsRequest(_ request: UnsafeMutableRawPointer) {
  guard let session = Caller.current?.session else { return }
  let task = UncheckedSendable(Unmanaged<AnyObject>.fromOpaque(request).takeUnretainedValue())
  if understudy_request_is_suspended(request) { RequestQueue.bind(task.value, to: session) }
  let work = OutsideWork {
    understudy_request_is_running(Unmanaged.passUnretained(task.value).toOpaque())
  }
  session.begin(work, for: WorkOrigin(ofSystem: "URLSessionTask", .ofCaller(beyond: 2)))
}

@_cdecl("understudy_session_begins_process")
func sessionBeginsProcess(_ process: UnsafeMutableRawPointer) {
  guard
    let session = Caller.current.flatMap({ $0.role == .outside ? nil : $0.session }),
    let process = Unmanaged<AnyObject>.fromOpaque(process).takeUnretainedValue() as? Process
  else { return }
  let isHandled = SynchronousTurn.Latch()
  let task = UncheckedSendable(process)
  // Foundation starts a thread for the handler after the end, and what the app does there belongs to the process.
  let work = OutsideWork {
    // One that could not be launched has no number, and its handler does not run.
    task.value.isRunning || task.value.processIdentifier != 0 && !isHandled.isSet.load(ordering: .acquiring)
  }
  let origin = WorkOrigin(ofSystem: "Process", .ofCaller(beyond: 2))
  let number = session.begin(work, for: origin)
  let (handler, cause) = (process.terminationHandler, WorkContext.cause)
  process.terminationHandler = { process in
    WorkContext(of: session, for: cause, in: number, from: origin).bind { handler?(process) }
    isHandled.set()
    session.wakeWaits()
  }
}
