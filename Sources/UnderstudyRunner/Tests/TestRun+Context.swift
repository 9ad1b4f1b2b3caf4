import Testing
import UnderstudyTime

extension TestRun {
  /// Runs a body as code of the test, for which Swift Testing then records issues.
  ///
  /// - Returns: false if the test is not one of Swift Testing's, or has ended.
  package func act(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let context = state.withLock({ $0.context.take() }) else { return false }
    return context.run {
      self.state.withLock { $0.context = .ofCaller() }
      body()
    }
  }

  /// The context of a test, in which code outside of the test can act in its name.
  ///
  /// Swift Testing knows by task locals which test runs, and only a new task inherits them. So a task is begun in the test, and
  /// kept until there is something to do in it.
  final class Context: TaskExecutor {
    private struct State: Sendable {
      var job: UnownedJob?
      var work: (@Sendable () -> Void)?
    }

    private let state = Guarded(State())

    private init() {}

    /// The context of the calling code, which must be a test's own; ``end()`` must be called in the end.
    static func ofCaller() -> Context {
      let context = Context()
      TestProgress.outside {
        _ = Task<Void, Never>._Concurrency::init(executorPreference: context) { context.runWork() }
      }
      return context
    }

    /// Keeps the task; called by the runtime as it begins.
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      state.withLock { $0.job = job }
    }

    /// Runs a body in the context, once.
    ///
    /// - Returns: false if the context has been used.
    @discardableResult
    func run(_ body: @escaping @Sendable () -> Void) -> Bool {
      let job = state.withLock { state in
        state.work = body
        return state.job.take()
      }
      job?.runSynchronously(on: asUnownedTaskExecutor())
      return job != nil
    }

    /// Ends the task, which retains what the test has bound.
    func end() { run {} }

    private func runWork() { state.withLock { $0.work.take() }?() }
  }
}
