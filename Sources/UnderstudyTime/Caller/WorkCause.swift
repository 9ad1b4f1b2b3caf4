/// What the code was called for that has put work onto a session: the work remembers it, as tasks do.
package struct WorkCause: Sendable {
  private let object: any AnyObject & Sendable
  /// Whether a task continues with it; otherwise a block does, as of a queue or a timer.
  private let isTask: Bool

  /// What the running code was called for, as passed to ``ExecutionSession/perform(for:_:)``; the layers above know what it is.
  package static var current: (any AnyObject & Sendable)? { WorkContext.cause }

  /// The cause of a block that is put onto a session now; nil where nothing is known.
  static var ofNewBlock: WorkCause? { current.map { WorkCause(object: $0, isTask: false) } }

  /// The cause of what the running code itself does, only later; nil where nothing is known.
  package static var ofRunningCode: WorkCause? { current.map { WorkCause(object: $0, isTask: !isBlockRunning) } }

  /// Whether the calling code is that of a block that a queue, a timer or a scheduler had; not that of a task.
  package static var isBlockRunning: Bool {
    MainQueue.isCurrent ? MainJob.current.isBlock : withUnsafeCurrentTask { $0 == nil }
  }

  @MainActor
  fileprivate func run(_ work: @MainActor () -> Void, in session: ExecutionSession) {
    MainJob.run({ $0.isBlock = !isTask }) { session.perform(for: object, work) }
  }
}

extension ExecutionSession {
  /// Runs work as what it was put there for.
  @MainActor
  func run(_ work: @MainActor () -> Void, as cause: WorkCause?) {
    if let cause { cause.run(work, in: self) } else { work() }
  }
}
