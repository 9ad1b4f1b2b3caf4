/// The job of a test that is on the stack.
///
/// A task that goes over to an actor, or yields, is current no more when that is enqueued: it cannot be asked for its owner.
enum TestJob {
  /// The test whose job is on the main queue's stack. Read and written on the main queue only.
  @exclusivity(unchecked) nonisolated(unsafe) private static var onMain: TestActivity?
  /// The owner on threads of the pool; bound outside tasks.
  @TaskLocal static var onThread: TestActivity?
  /// Whether a job of no session is on the main queue's stack. Read and written on the main queue only.
  @exclusivity(unchecked) nonisolated(unsafe) private static var isRunning = false

  /// Whether a job of a test's is on the main queue's stack; any thread may ask, and the answer can be out of date.
  static var isOnMain: Bool { withUnsafePointer(to: &onMain) { understudy_peek($0) != 0 } }

  static var owner: TestActivity? { MainQueue.isCurrent ? onMain : onThread }

  /// Runs a job of no session on the main queue, which may turn out to be a test's.
  static func run(_ job: () -> Void) {
    let outer = (isRunning, onMain)
    isRunning = true
    job()
    (isRunning, onMain) = outer
  }

  /// Runs a job of a test's task on the main actor.
  @MainActor static func run(_ job: UnownedJob, of test: TestActivity) {
    let (outer, outerSession) = (onMain, ExecutionSession.onMain)
    (onMain, ExecutionSession.onMain) = (test, nil)
    test.noteMoment()
    let floor = TaskOwners.beginTasks()
    JobsOutsideSessions.run(taskID: TaskOwners.taskID(of: job), onMainActor: true) {
      PlatformBackend.run(job, onMainActor: true)
    }
    TaskOwners.endTasks(floor)
    (onMain, ExecutionSession.onMain) = (outer, outerSession)
  }

  /// Notes whose the job on the main queue's stack is, where that is not known.
  static func noteOwner(_ test: TestActivity) {
    guard MainQueue.isCurrent, isRunning, onMain == nil, ExecutionSession.onMain == nil else { return }
    onMain = test
  }
}
