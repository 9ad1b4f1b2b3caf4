// Shadows of the standard library's own, seen by every file of a target that imports this module. They do the same, and
// note in an app under test who started the task.
extension Task where Failure == Never {
  /// Begins an operation at once as a new task on the actor of the caller, and returns when it is first suspended.
  ///
  /// - Parameters:
  ///   - name: shown by debugging tools and in reports.
  ///   - priority: has no effect on the order in an app under test.
  ///   - operation: what the task does.
  /// - Returns: the task.
  @discardableResult @inline(never)
  public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture @_inheritActorContext(always) operation:
      sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    TaskStart("Task.immediate", name).begin(operation) {
      immediate(name: name, priority: priority, executorPreference: nil, operation: $0)
    }
  }
}

extension Task where Failure == any Error {
  /// Begins an operation at once as a new task on the actor of the caller, and returns when it is first suspended.
  ///
  /// - Parameters:
  ///   - name: shown by debugging tools and in reports.
  ///   - priority: has no effect on the order in an app under test.
  ///   - operation: what the task does.
  /// - Returns: the task.
  @discardableResult @inline(never)
  public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture @_inheritActorContext(always)
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    TaskStart("Task.immediate", name).begin(operation) {
      immediate(name: name, priority: priority, executorPreference: nil, operation: $0)
    }
  }
}
