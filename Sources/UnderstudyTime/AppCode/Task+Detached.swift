#if compiler(>=6.2)
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
      guard let session = ExecutionSession.ofCaller else {
        guard let task = TestTask.ofNewTask else {
          return detached(name: name, executorPreference: nil, priority: priority, operation: operation)
        }
        // It is sent on by a closure that runs at once and only here.
        nonisolated(unsafe) let operation = operation
        return detached(name: name, executorPreference: nil, priority: priority) {
          defer { withExtendedLifetime(task) {} }
          return await operation()
        }
      }
      let record = session.makeRecord(WorkOrigin("Task.detached", name: name, place: .init(.ofCaller())))
      let cause = ExecutionSession.currentCause
      // It is sent on by a closure that runs at once and only here.
      nonisolated(unsafe) let operation = operation
      return ExecutionSession.$record.withValue(record) {
        detached(name: name, executorPreference: nil, priority: priority) {
          await session.asMember(record, for: cause) { await operation() }
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
      guard let session = ExecutionSession.ofCaller else {
        guard let task = TestTask.ofNewTask else {
          return detached(name: name, executorPreference: nil, priority: priority, operation: operation)
        }
        // It is sent on by a closure that runs at once and only here.
        nonisolated(unsafe) let operation = operation
        return detached(name: name, executorPreference: nil, priority: priority) {
          defer { withExtendedLifetime(task) {} }
          return try await operation()
        }
      }
      let record = session.makeRecord(WorkOrigin("Task.detached", name: name, place: .init(.ofCaller())))
      let cause = ExecutionSession.currentCause
      // It is sent on by a closure that runs at once and only here.
      nonisolated(unsafe) let operation = operation
      return ExecutionSession.$record.withValue(record) {
        detached(name: name, executorPreference: nil, priority: priority) {
          try await session.asMember(record, for: cause) { try await operation() }
        }
      }
    }
  }

  extension ExecutionSession {
    /// Binds the session in a task that was started without task locals; the task is counted once until `body` returns.
    fileprivate func asMember<R>(
      _ record: WorkRecord, for cause: (any AnyObject & Sendable)?, isolation: isolated (any Actor)? = #isolation,
      _ body: () async throws -> R
    ) async rethrows -> R {
      let before = liveness.references
      return try await ExecutionScope.$current.withValue(scope(for: cause)) {
        let surplus = liveness.references - before - 1
        liveness.ignore(surplus)
        defer { liveness.ignore(-surplus) }
        return try await Self.$record.withValue(record) { try await body() }
      }
    }
  }
#endif
