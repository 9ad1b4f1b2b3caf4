// A detached task has no task locals. In an app under test these two pass on the session, and nothing else, so that
// the task is counted, its sleeps are exact and its blocks for the main queue are the app's.
extension Task where Failure == Never {
  /// Runs an operation as a new task that inherits neither priority nor task locals.
  ///
  /// - Parameters:
  ///   - name: shown by debugging tools.
  ///   - priority: has no effect on the order in an app under test.
  ///   - operation: what the task does.
  /// - Returns: the task.
  @discardableResult @inline(never)
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    let start = TaskStart("Task.detached", name)
    return start.begin(operation) { operation in
      detached(name: name, executorPreference: nil, priority: priority) {
        await start.run { await operation() }
      }
    }
  }
}

extension Task where Failure == any Error {
  /// Runs an operation as a new task that inherits neither priority nor task locals.
  ///
  /// - Parameters:
  ///   - name: shown by debugging tools.
  ///   - priority: has no effect on the order in an app under test.
  ///   - operation: what the task does.
  /// - Returns: the task.
  @discardableResult @inline(never)
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    let start = TaskStart("Task.detached", name)
    return start.begin(operation) { operation in
      detached(name: name, executorPreference: nil, priority: priority) {
        try await start.run { try await operation() }
      }
    }
  }
}
