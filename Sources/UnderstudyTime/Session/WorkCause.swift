/// What the code was called for that has put work onto a session: the work remembers it, as tasks do.
package struct WorkCause: Sendable {
  /// The layers above know what it is.
  private let object: any AnyObject & Sendable
  /// Whether a task goes on with it; otherwise a block does, as of a queue or a timer.
  private let isTask: Bool

  /// The cause of a block that is put onto a session now; nil where nothing is known.
  static var ofNewBlock: WorkCause? { ExecutionSession.currentCause.map { WorkCause(object: $0, isTask: false) } }

  /// The cause of what the running code itself does, only later; nil where nothing is known.
  package static var ofRunningCode: WorkCause? {
    ExecutionSession.currentCause.map { WorkCause(object: $0, isTask: !isBlockRunning) }
  }

  /// Whether the calling code is that of a block that a queue, a timer or a scheduler had; not that of a task.
  package static var isBlockRunning: Bool {
    guard MainQueue.isCurrent else { return withUnsafeCurrentTask { $0 == nil } }
    // A block may have a test in it that runs tasks.
    return runningBlock.map { $0.task == TaskOwners.currentTaskID } ?? false
  }

  /// A block on the main queue's stack, and the task, the test's own, in which it is run.
  private struct RunningBlock {
    let task: UInt64?
  }

  /// Read and written on the main queue only.
  nonisolated(unsafe) private static var runningBlock: RunningBlock?

  @MainActor
  fileprivate func run(_ work: @MainActor () -> Void, in session: ExecutionSession) {
    let outer = Self.runningBlock
    Self.runningBlock = isTask ? nil : RunningBlock(task: TaskOwners.currentTaskID)
    defer { Self.runningBlock = outer }
    session.perform(for: object, work)
  }
}

extension ExecutionSession {
  /// Runs work as what it was put there for.
  @MainActor
  func run(_ work: @MainActor () -> Void, as cause: WorkCause?) {
    if let cause { cause.run(work, in: self) } else { work() }
  }
}
