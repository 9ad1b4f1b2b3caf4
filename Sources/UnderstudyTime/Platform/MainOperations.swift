import Synchronization

/// What `OperationQueue.main` has handed to the main queue and a wait that blocks that queue does not come to: blocks in the queue of
/// another app, and those of apps that have ended.
///
/// That queue of Foundation's hands over one block at a time for the whole process, and nothing more before it has run. So a wait runs
/// them, too. Where no wait does, the real main queue runs them.
enum MainOperations {
  private struct Waiting: Sendable {
    /// Those that have a block in their queues, or had one.
    var sessions: [WeakSession] = []
    /// What no open session takes.
    var blocks: [@MainActor @Sendable () -> Void] = []

    mutating func takeBlocks() -> [@MainActor @Sendable () -> Void] {
      defer { blocks = [] }
      return blocks
    }
  }

  private static let waiting = Guarded(Waiting())
  private static let count = Atomic(0)

  /// Whether there may be any; costs no lock.
  static var exist: Bool { count.load(ordering: .acquiring) > 0 }

  private static func change<Result: Sendable>(_ body: (inout Waiting) -> Result) -> Result {
    waiting.withLock { waiting in
      defer { count.store(waiting.sessions.count + waiting.blocks.count, ordering: .releasing) }
      return body(&waiting)
    }
  }

  /// Notes that a session has a block in its queue; any thread may call it.
  static func note(_ session: ExecutionSession) {
    change { waiting in
      if !waiting.sessions.contains(where: { $0.session === session }) {
        waiting.sessions.append(WeakSession(session: session))
      }
    }
    if let blocked = Caller.blocked, blocked !== session { blocked.wakeUp.announce() }
  }

  /// Adds a block that no open session takes; any thread may call it.
  static func add(_ block: @escaping @MainActor @Sendable () -> Void) {
    change { $0.blocks.append(block) }
    Caller.blocked?.wakeUp.announce()
    // The notes of sessions stay for a wait that comes before their own turns of the main queue.
    MainQueue.post { for block in change({ waiting in waiting.takeBlocks() }) { block() } }
  }

  /// Runs the blocks in the queues of other sessions, and hands the rest to this one.
  ///
  /// - Returns: false where there are none.
  @MainActor static func run(besides session: ExecutionSession) -> Bool {
    guard exist else { return false }
    let waiting = takeAll()
    for case let other? in waiting.sessions.map(\.session) where other !== session { other.pump() }
    for block in waiting.blocks { session.enqueueOperation(for: WorkOrigin("OperationQueue.main"), block) }
    return true
  }

  private static func takeAll() -> Waiting {
    change { waiting in
      defer { waiting = Waiting() }
      return waiting
    }
  }
}
