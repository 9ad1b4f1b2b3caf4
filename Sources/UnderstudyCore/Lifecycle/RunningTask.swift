import UnderstudyTime

/// Work that a view's `task` modifier has begun, and its steps in the log.
@MainActor
final class RunningTask {
  private let origin: EventOrigin
  private let events: EventLog
  private var task: Task<Void, Never>?
  private var isOver = false

  /// Starts the task and records its beginning.
  ///
  /// - Parameters:
  ///   - node: The modifier's node.
  ///   - work: What reports call the task.
  ///   - priority: The task's priority.
  ///   - action: The work.
  init(
    of node: Node, _ work: WorkOrigin, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) {
    let origin = EventOrigin(.closure(.task, view: node.nearestViewType))
    self.origin = origin
    events = node.host.events
    events.record(.task(.began, origin))
    task = node.host.session.perform(for: origin) {
      ExecutionSession.startTask(for: work, priority: priority) {
        await action()
        self.step(.ended)
      }
    }
  }

  func cancel() {
    step(.cancelled)
    task?.cancel()
  }

  /// What a task does after its cancellation is no step of its own.
  private func step(_ step: EventRecord.TaskStep) {
    guard !isOver else { return }
    isOver = true
    events.record(.task(step, origin))
    if step == .ended { task = nil }
  }
}
