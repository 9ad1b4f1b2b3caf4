/// The begin of a task: it belongs to the app, or to the test, of the code that begins it.
struct TaskStart: Sendable {
  private struct App: Sendable {
    let session: ExecutionSession
    let cause: (any AnyObject & Sendable)?
  }

  private let app: App?
  /// Nil where the calling code is neither an app's nor a test's with an app.
  private let record: WorkRecord?

  /// Finds the owner; to be called by the function that the source calls.
  ///
  /// - Parameters:
  ///   - kind: what the source says, such as `Task.detached`.
  ///   - name: the name that the source gives to the task.
  @inline(never) init(_ kind: String, _ name: String?) {
    switch Caller.current {
    case .some(let caller) where caller.role == .app:
      app = App(session: caller.session, cause: WorkContext.cause)
      record = WorkRecord(WorkOrigin(kind, name: name, place: .init(.ofCaller(beyond: 1))), of: caller.session)
    case .some(let caller) where caller.role == .test: (app, record) = (nil, WorkRecord(of: caller.session.test))
    default: (app, record) = (nil, nil)
    }
  }

  /// Begins the task, which inherits its record by a task local.
  ///
  /// - Parameter start: runs at once.
  func begin<Started>(_ start: () -> Started) -> Started {
    guard let record else { return start() }
    return WorkRecord.$current.withValue(record) { MainJob.begin(record, start) }
  }

  /// Runs the task's operation where it has inherited no task locals.
  func run<R>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R) async rethrows -> R {
    guard let app else {
      defer { withExtendedLifetime(self) {} }
      return try await body()
    }
    return try await app.session.bound(for: app.cause, tasks: 1) {
      try await WorkRecord.$current.withValue(record) { try await body() }
    }
  }
}
