// Shadows of the standard library's own, seen by every file of a target that imports this module. They do the same, and
// record the origin of a task in an app under test, so that a report can say what a test waits for.
extension Task where Failure == Never {
  /// Runs an operation as a new task on the actor of the caller.
  ///
  /// - Parameters:
  ///   - name: shown by debugging tools and in reports.
  ///   - priority: has no effect on the order in an app under test.
  ///   - operation: what the task does.
  @discardableResult @inline(never)
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {
    self = TaskStart("Task", name).begin(operation) {
      Task._Concurrency::init(name: name, priority: priority, operation: $0)
    }
  }
}

extension Task where Failure == any Error {
  /// Runs an operation as a new task on the actor of the caller.
  ///
  /// - Parameters:
  ///   - name: shown by debugging tools and in reports.
  ///   - priority: has no effect on the order in an app under test.
  ///   - operation: what the task does.
  @discardableResult @inline(never)
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    self = TaskStart("Task", name).begin(operation) {
      Task._Concurrency::init(name: name, priority: priority, operation: $0)
    }
  }
}

extension ExecutionSession {
  /// Starts a task of the main actor for a modifier, and notes which one.
  ///
  /// - Parameters:
  ///   - origin: the modifier.
  ///   - priority: has no effect on the order.
  ///   - operation: what the task does.
  /// - Returns: the task.
  @MainActor package static func startTask(
    for origin: WorkOrigin, priority: TaskPriority? = nil, operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    TaskStart(origin, of: Caller.app).begin(operation) {
      Task._Concurrency::init(name: origin.name, priority: priority, operation: $0)
    }
  }
}
