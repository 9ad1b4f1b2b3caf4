/// The begin of a task: it belongs to the app, or to the test, of the code that begins it.
struct TaskStart: Sendable {
  private enum Owner: Sendable {
    case app(ExecutionSession, WorkRecord, cause: (any AnyObject & Sendable)?)
    case test(TestTask)
    case none
  }

  private let owner: Owner

  /// - Parameter origin: the call that begins the task; nil where the calling code belongs to no app.
  init(_ origin: WorkOrigin?) {
    if let origin, let session = ExecutionSession.ofCaller {
      owner = .app(session, session.makeRecord(origin), cause: ExecutionSession.currentCause)
    } else {
      owner = TestTask.ofNewTask.map { .test($0) } ?? .none
    }
  }

  /// Begins the task, which inherits its owner by task locals.
  ///
  /// - Parameter start: runs at once.
  func begin<Started>(_ start: () -> Started) -> Started {
    switch owner {
    case .app(_, let record, _):
      ExecutionSession.$record.withValue(record) {
        TaskOwners.withRecordOfNewTasks(record.number, start)
      }
    case .test(let task): TestTask.$current.withValue(task, operation: start)
    case .none: start()
    }
  }

  /// Runs the task's operation where it has inherited no task locals.
  func run<R>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R) async rethrows -> R {
    guard case .app(let session, let record, let cause) = owner else {
      defer { withExtendedLifetime(self) {} }
      return try await body()
    }
    let liveness = session.liveness
    let before = liveness.references
    return try await ExecutionScope.$current.withValue(session.scope(for: cause)) {
      // The task is counted once until `body` returns.
      let surplus = liveness.references - before - 1
      liveness.ignore(surplus)
      defer { liveness.ignore(-surplus) }
      return try await ExecutionSession.$record.withValue(record) { try await body() }
    }
  }
}

extension WorkOrigin {
  /// The call of the function that calls this; nil where the calling code belongs to no app.
  @inline(never) static func ofCall(_ kind: String, _ name: String?) -> WorkOrigin? {
    ExecutionSession.ofCaller == nil ? nil : WorkOrigin(kind, name: name, place: .init(.ofCaller(beyond: 1)))
  }
}
