import UnderstudyTime

extension View {
  /// Runs asynchronous work while the view is visible (SEM-180 … SEM-187).
  ///
  /// - Parameters:
  ///   - name: The task's name, in reports.
  ///   - priority: The task's priority.
  ///   - file: Where the modifier stands, for reports.
  ///   - line: Where the modifier stands, for reports.
  ///   - action: The work; it is cancelled when the view disappears.
  nonisolated public consuming func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier<Int>(id: 0, name: name, priority: priority, file: file, line: line, action: action))
  }

  /// Runs asynchronous work while the view is visible, and again when a value changes (SEM-182, SEM-183).
  nonisolated public consuming func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, name: name, priority: priority, file: file, line: line, action: action))
  }
}

public struct _TaskModifier<ID: Equatable> {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let file: String
  let line: Int
  let action: @Sendable () async -> Void
}

extension _TaskModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = TaskNode<ID>
}

package final class TaskNode<ID: Equatable>: EffectNode, ModifierNode {
  private(set) var modifier: _TaskModifier<ID>
  private var task: RunningTask?

  package init(_ modifier: _TaskModifier<ID>, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(isList: isList, inputs)
  }

  package func accept(_ new: _TaskModifier<ID>) {
    let changed = modifier.id != new.id
    modifier = new
    guard changed, flags.contains(.hasAppeared) else { return }
    start()
  }

  package override func didAppear() { start() }

  package override func didDisappear() { cancel() }

  private func cancel() {
    task?.cancel()
    task = nil
  }

  /// Begins the work after all appearance actions of the update (SEM-163), with the closure of this moment (SEM-187).
  private func start() {
    host.enqueue(.task) { [self] in
      guard flags.contains(.hasAppeared) else { return }
      cancel()
      let view = nearestViewType
      let place = CallPlace(file: modifier.file, line: modifier.line)
      let work = WorkOrigin(".task", name: modifier.name, place: .source(place)) {
        view.map(ViewTypeName.of)
      }
      task = RunningTask(of: self, work, priority: modifier.priority, modifier.action)
    }
  }

  package override func didUnmount() { cancel() }
}
