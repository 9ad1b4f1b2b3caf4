#if os(Linux) && compiler(>=6.3)
  // Shadows of the standard library's own, seen by every file of a target that imports this module. Where a test awaits a
  // task of its app, they have the app's clock move meanwhile, as in a wait.
  extension Task where Failure == Never {
    /// The result of the task, once it has finished; while a test awaits it, the clock of its app moves on.
    nonisolated(nonsending) public var value: Success {
      get async {
        let awaited = TaskOwners.sessionAwaited(for: self)?.beginTestAwait(isSleep: false)
        defer { awaited?.end() }
        return await self._Concurrency::value
      }
    }
  }

  extension Task where Failure == any Error {
    /// The result of the task, once it has finished; while a test awaits it, the clock of its app moves on.
    ///
    /// - Throws: What the task has thrown.
    nonisolated(nonsending) public var value: Success {
      get async throws {
        let awaited = TaskOwners.sessionAwaited(for: self)?.beginTestAwait(isSleep: false)
        defer { awaited?.end() }
        return try await self._Concurrency::value
      }
    }
  }

  extension Task {
    /// How the task has ended, once it has finished; while a test awaits it, the clock of its app moves on.
    nonisolated(nonsending) public var result: Result<Success, Failure> {
      get async {
        let awaited = TaskOwners.sessionAwaited(for: self)?.beginTestAwait(isSleep: false)
        defer { awaited?.end() }
        return await self._Concurrency::result
      }
    }
  }
#endif
