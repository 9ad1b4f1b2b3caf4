/// The job on the main queue's stack, as far as it is known: whose it is, and what the code that it runs needs to know of it.
///
/// A task that goes over to an actor, or yields, is no longer current when that is enqueued: it cannot be asked for its owner.
/// Read and written on the main queue only.
struct MainJob {
  /// The session whose code it is: a job's, or what ``ExecutionSession/perform(for:_:)`` runs.
  var session: Unmanaged<ExecutionSession>?
  /// The test whose task it is.
  var test: TestProgress?
  /// Whether it belongs to no session and may turn out to be a test's.
  var isUnknown = false
  /// Whether it is a block of a queue, a timer or a scheduler, whose cause is known.
  var isBlock = false
  /// Whether it is code of no actor or of another one than the main actor, which a device runs on another thread.
  var isElsewhere = false
  /// Whether it only evaluates a wait's condition.
  var isLook = false
  /// The mark of ``TaskOwners``: tasks with higher numbers were begun by this job.
  var floor: UInt64 = 0
  /// The record of the task that begins at once: where it is suspended, and so seen for the first time, no task is current.
  var recordOfNewTasks: UInt64?

  @exclusivity(unchecked) nonisolated(unsafe) static var current = MainJob()

  /// The session whose code is on the main queue's stack; nil on other threads.
  static var session: ExecutionSession? { MainQueue.isCurrent ? current.session?.takeUnretainedValue() : nil }

  /// Whether code of a session or of a test is on the main queue's stack. Any thread may ask; the answer can be out of date.
  static var isOwned: Bool { isOfApp || understudy_peek(places.test) != 0 }

  /// Whether code of a session is on it; as ``isOwned``.
  static var isOfApp: Bool { understudy_peek(places.session) != 0 }

  /// Where the two are, found on the main queue: to look at the variable from another thread would be a race.
  nonisolated(unsafe) private static let places = (
    session: withUnsafePointer(to: &current.session) { UnsafeRawPointer($0) },
    test: withUnsafePointer(to: &current.test) { UnsafeRawPointer($0) }
  )

  /// Prepares what other threads may ask.
  static func install() { _ = places }

  /// Runs a job, or a part of one, and puts back what was known before.
  static func run<Result>(_ change: (inout MainJob) -> Void, _ body: () -> Result) -> Result {
    let outer = current
    change(&current)
    defer { current = outer }
    return body()
  }

  // MARK: - Tasks

  /// Notes that the job is that of a task.
  mutating func beginTask() { (isBlock, floor) = (false, TaskOwners.highestTask) }

  /// Runs what begins a task, perhaps at once.
  static func begin<Started>(_ record: UInt64?, _ start: () -> Started) -> Started {
    MainQueue.isCurrent ? run({ ($0.isBlock, $0.recordOfNewTasks) = (false, record) }, start) : start()
  }

  // MARK: - Jobs outside of sessions

  /// Runs a job of no session, which may turn out to be a test's.
  static func runUnknown(_ job: () -> Void) {
    run({ ($0.isUnknown, $0.isBlock, $0.isElsewhere, $0.isLook) = (true, false, false, false) }, job)
  }

  /// Runs a job of a test's task on the main actor.
  @MainActor static func run(_ job: UnownedJob, of test: TestProgress) {
    run({
      ($0.session, $0.test, $0.isElsewhere, $0.isLook) = (nil, test, false, false)
      $0.beginTask()
    }) {
      test.noteMoment()
      JobsOutsideSessions.run(taskID: TaskOwners.taskID(of: job), onMainActor: true) {
        PlatformBackend.run(job, onMainActor: true)
      }
    }
  }

  /// Notes whose the job on the main queue's stack is, where that is not known.
  static func noteOwner(_ test: TestProgress) {
    guard MainQueue.isCurrent, current.isUnknown, current.test == nil, current.session == nil else { return }
    current.test = test
  }
}

/// The job on a thread of the pool.
enum PoolJob {
  /// The test whose job it is; bound outside tasks.
  @TaskLocal static var test: TestProgress?
}
