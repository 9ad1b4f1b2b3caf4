import Synchronization

/// What `OperationQueue.main` has handed to the main queue and a wait that blocks that queue does not come to: blocks in the queue of
/// another app, and those of apps that have ended.
///
/// That queue of Foundation's hands over one block at a time for the whole process, and nothing more before it has run. So a wait runs
/// them, too. Where no wait does, the real main queue runs them.
enum MainOperations {
  typealias Block = @MainActor @Sendable () -> Void

  /// How many blocks are in the queues of sessions, at the most; without any no session is asked.
  static let queued = Atomic<Int>(0)

  /// The blocks of apps that have ended.
  private static let blocks = GuardedList<[Block]>([])

  private static func takeBlocks() -> [Block] {
    guard !blocks.isEmpty else { return [] }
    return blocks.withLock { blocks in
      defer { blocks = [] }
      return blocks
    }
  }

  /// Adds a block that no open session takes; any thread may call it.
  static func add(_ block: @escaping Block) {
    blocks.withLock { $0.append(block) }
    Caller.blocked?.wakeUp.announce()
    MainQueue.post { for block in takeBlocks() { block() } }
  }

  /// Whether a session's wait has any to run.
  @MainActor static func exist(besides session: ExecutionSession) -> Bool {
    !blocks.isEmpty || !others(than: session).isEmpty
  }

  /// Runs the blocks in the queues of other sessions, and hands the rest to this one.
  ///
  /// - Returns: false where there are none.
  @MainActor static func run(besides session: ExecutionSession) -> Bool {
    let (others, blocks) = (others(than: session), takeBlocks())
    for other in others { other.pump() }
    for block in blocks { session.enqueueOperation(for: WorkOrigin("OperationQueue.main"), block) }
    return !others.isEmpty || !blocks.isEmpty
  }

  /// The sessions that have a block in their queues, and no wait of their own that must see first what has come of its condition.
  @MainActor private static func others(than session: ExecutionSession) -> [ExecutionSession] {
    guard queued.load(ordering: .acquiring) > 0 else { return [] }
    return RunMoment.sessions.filter { $0 !== session && $0.hasOperation && !$0.hasSatisfiedWaiter }
  }
}
