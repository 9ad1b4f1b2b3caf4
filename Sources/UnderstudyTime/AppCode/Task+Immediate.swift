#if compiler(>=6.2)
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
      guard let session = ExecutionSession.ofCaller else {
        // It is sent on by a closure that runs at once and only here.
        nonisolated(unsafe) let operation = operation
        return TestTask.begin {
          immediate(name: name, priority: priority, executorPreference: nil, operation: operation)
        }
      }
      // It is sent on by a closure that runs at once and only here.
      nonisolated(unsafe) let operation = operation
      return session.startImmediately(WorkOrigin("Task.immediate", name: name, place: .init(.ofCaller()))) {
        immediate(name: name, priority: priority, executorPreference: nil, operation: operation)
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
      guard let session = ExecutionSession.ofCaller else {
        // It is sent on by a closure that runs at once and only here.
        nonisolated(unsafe) let operation = operation
        return TestTask.begin {
          immediate(name: name, priority: priority, executorPreference: nil, operation: operation)
        }
      }
      // It is sent on by a closure that runs at once and only here.
      nonisolated(unsafe) let operation = operation
      return session.startImmediately(WorkOrigin("Task.immediate", name: name, place: .init(.ofCaller()))) {
        immediate(name: name, priority: priority, executorPreference: nil, operation: operation)
      }
    }
  }

  extension ExecutionSession {
    /// Has `start` begin a task at once, and notes who did it.
    fileprivate func startImmediately<Started>(_ origin: WorkOrigin, _ start: () -> Started) -> Started {
      let record = makeRecord(origin)
      return Self.$record.withValue(record) {
        #if os(Linux)
          TaskOwners.withRecordOfNewTasks(record.number, start)
        #else
          start()
        #endif
      }
    }
  }
#endif
