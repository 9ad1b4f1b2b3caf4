/// The context of a test, in which code outside of the test can act in its name.
///
/// Swift Testing knows by task locals which test runs, and only a new task inherits them. So a task is begun in the test, and
/// kept until there is something to do in it.
package final class TestContext: TaskExecutor {
  private struct State: Sendable {
    var job: UnownedJob?
    var work: (@Sendable () -> Void)?
  }

  private let state = Guarded(State())

  private init() {}

  /// The context of the calling code, which must be a test's own; ``end()`` must be called in the end.
  package static func ofCaller() -> TestContext {
    let context = TestContext()
    // It is none of the test's own tasks, nor one of its app's.
    TestTask.$current.withValue(nil) {
      WorkContext.$current.withValue(nil) {
        _ = Task<Void, Never>._Concurrency::init(executorPreference: context) { context.runWork() }
      }
    }
    return context
  }

  /// Keeps the task; called by the runtime as it begins.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.job = job }
  }

  /// Runs a body in the context, once.
  ///
  /// - Returns: false where the context has been used.
  @discardableResult
  package func run(_ body: @escaping @Sendable () -> Void) -> Bool {
    let job = state.withLock { state in
      state.work = body
      return state.job.take()
    }
    job?.runSynchronously(on: asUnownedTaskExecutor())
    return job != nil
  }

  /// Ends the task, which retains what the test has bound.
  package func end() { run {} }

  private func runWork() { state.withLock { $0.work.take() }?() }
}
