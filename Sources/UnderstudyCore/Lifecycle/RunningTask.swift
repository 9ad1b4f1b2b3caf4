/// Work that a view's `task` modifier has begun, and its steps in the log.
@MainActor
final class RunningTask {
  private let origin: EventOrigin
  private let events: EventLog
  private var task: Task<Void, Never>?
  private var isOver = false

  init(of node: Node, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    let origin = EventOrigin(.closure(.task, view: node.nearestViewType))
    self.origin = origin
    events = node.host.events
    events.record(.task(.began, origin))
    task = Task(priority: priority) { @MainActor in
      await EventOrigin.$current.withValue(origin, operation: action)
      self.step(.ended)
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
