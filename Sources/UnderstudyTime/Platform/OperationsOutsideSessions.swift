/// Blocks of `OperationQueue.main` that no open session takes, as those of an app that has ended.
///
/// They run nevertheless: that queue runs nothing more, for the rest of the process, before it has run what it has handed over. The
/// next wait of a test takes them, as it blocks the real main queue, or else that runs them.
enum OperationsOutsideSessions {
  private static let blocks = GuardedList<[@MainActor @Sendable () -> Void]>([])

  /// Whether there are any; costs no lock.
  static var exist: Bool { !blocks.isEmpty }

  /// Any thread may call it.
  static func add(_ block: @escaping @MainActor @Sendable () -> Void) {
    blocks.withLock { $0.append(block) }
    Caller.blocked?.wakeUp.announce()
    MainQueue.post { for block in takeAll() { block() } }
  }

  /// Hands all of them to a session.
  ///
  /// - Returns: false where there are none.
  static func move(to session: ExecutionSession) -> Bool {
    guard exist else { return false }
    let blocks = takeAll()
    for block in blocks { session.enqueueOperation(for: WorkOrigin("OperationQueue.main"), block) }
    return !blocks.isEmpty
  }

  private static func takeAll() -> [@MainActor @Sendable () -> Void] {
    blocks.withLock { blocks in
      defer { blocks = [] }
      return blocks
    }
  }
}
