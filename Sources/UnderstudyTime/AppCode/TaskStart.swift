/// The begin of a task: it belongs to the app, or to the test, of the code that begins it.
struct TaskStart: Sendable {
  /// The context of a task of an app.
  private var context: WorkContext?
  /// The task of a test with an app.
  private typealias OwnTask = TestProgress.OwnTask

  private var testTask: OwnTask?

  /// Finds the owner; to be called by the function that the source calls.
  ///
  /// - Parameters:
  ///   - kind: what the source says, such as `Task.detached`.
  ///   - name: the name that the source gives to the task.
  @inline(never) init(_ kind: String, _ name: String?) {
    guard let caller = Caller.current, caller.role != .outside else { return }
    if caller.role == .test {
      testTask = OwnTask(of: caller.session.test)
    } else {
      let origin = WorkOrigin(kind, name: name, place: .init(.ofCaller(beyond: 1)))
      context = WorkContext(of: caller.session, for: origin)
    }
  }

  /// A task of an app, if there is one.
  init(_ origin: WorkOrigin, of session: ExecutionSession?) {
    context = session.map { WorkContext(of: $0, for: origin) }
  }

  /// Begins the task, which inherits the owner by task locals.
  ///
  /// - Parameters:
  ///   - operation: goes to `start`.
  ///   - start: runs at once.
  func begin<Operation, Started>(
    _ operation: sending Operation, _ start: (sending Operation) -> Started
  ) -> Started {
    // It is sent on by closures that run at once and only here.
    nonisolated(unsafe) let operation = operation
    guard context != nil || testTask != nil else { return start(operation) }
    return OwnTask.$current.withValue(testTask) {
      WorkContext.$current.withValue(context) { MainJob.begin(context?.number) { start(operation) } }
    }
  }

  /// Runs the task's operation where it has inherited no task locals.
  func run<R>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R) async rethrows -> R {
    try await OwnTask.$current.withValue(testTask) {
      try await WorkContext.$current.withValue(context) { try await body() }
    }
  }
}
