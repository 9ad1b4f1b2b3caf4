import Synchronization

/// Which session a task belongs to.
///
/// A task is enqueued for the first time by the code that starts it, whose session is known then; a task that is
/// enqueued again, by a yield or a resumed continuation, has no such context, so its number is remembered.
enum TaskOwners {
  struct Owner {
    var session: ExecutionSession
    var isMember: Bool
    /// The record of the task that a job which is no task itself works for, as that of `Task.yield()`.
    var record: UInt64?
  }

  private enum Entry: Sendable {
    /// A task of an app, by its record.
    case app(ExecutionSession, record: UInt64?)
    /// A task of the test's own; one that is suspended in a wait of this library only looks when it continues.
    case test(TestProgress, isWaiting: Bool)

    var owner: AnyObject {
      switch self {
      case .app(let session, _): session
      case .test(let test, _): test
      }
    }
  }

  /// By the numbers of the tasks.
  private static let entries = GuardedList<[UInt64: Entry]>([:])
  /// The highest task number seen. Numbers rise, so a task above the mark that was taken when a job began was started
  /// by that job, or elsewhere at the same time, and is not an older task that the job resumes.
  private static let highest = Atomic<UInt64>(0)

  static var highestTask: UInt64 { highest.load(ordering: .relaxed) }

  static func owner(of job: UnownedJob) -> Owner? {
    // Jobs that are no tasks, as the one that works off an actor's queue, belong to the code that enqueues them.
    guard JobFlags.isTask(job) else {
      JobFlags.note(job)
      return Caller.app.map { Owner(session: $0, isMember: true, record: WorkContext.taskNumber) }
    }
    let id = jobTaskID(job)
    let highestBefore = highest.max(id, ordering: .relaxed).oldValue
    if id <= highestBefore, case .app(let session, let record) = entry(id) {
      if record == nil { session.state.withLock { $0.timers.endSleeps(of: id) } }
      return Owner(session: session, isMember: true)
    }
    let isNew = id > (MainQueue.isCurrent ? MainJob.current.floor : WorkContext.floor)
    guard let session = Caller.app else { return nil }
    if isNew { remember(id, session) }
    return Owner(session: session, isMember: isNew)
  }

  /// The session of the task that is running, by its number: a detached one has no context.
  static var sessionOfCurrentTask: ExecutionSession? { currentTaskID.flatMap(session(ofTask:)) }

  /// The number of the task that is running; nil outside of tasks.
  static var currentTaskID: UInt64? { UnownedJob.current.map(jobTaskID) }

  /// The number of the task that a job belongs to; nil for jobs of no task.
  static func taskID(of job: UnownedJob) -> UInt64? { JobFlags.isTask(job) ? jobTaskID(job) : nil }

  static func forget(_ session: ExecutionSession) {
    // Those of the test are known as long as it has an app.
    let test = session.test.isOver ? session.test : nil
    entries.withLock { entries in entries = entries.filter { $0.value.owner !== session && $0.value.owner !== test } }
  }

  private static func entry(_ id: UInt64) -> Entry? {
    entries.isEmpty ? nil : entries.withLock { $0[id] }
  }

  private static func session(ofTask id: UInt64) -> ExecutionSession? {
    guard case .app(let session, _) = entry(id) else { return nil }
    return session
  }

  /// The test that a job of no session belongs to, where the test has an app.
  ///
  /// - Returns: nil for what is not a test's, and for a wait that looks again.
  static func test(of job: UnownedJob) -> TestProgress? {
    let id = taskID(of: job)
    if let id, case .test(let test, let isWaiting) = entry(id), !test.isOver { return isWaiting ? nil : test }
    let running = MainQueue.isCurrent ? MainJob.current.test : PoolJob.test
    guard let test = running ?? Caller.testSession?.test, !test.isOver else { return nil }
    if let id { remember(id, .test(test, isWaiting: false)) }
    return test
  }

  /// The test that the calling task is one of; nil where it is not known as such.
  static var testOfCaller: TestProgress? {
    guard let id = currentTaskID, case .test(let test, _) = entry(id) else { return nil }
    return test
  }

  /// Notes a task as one of a test's own.
  ///
  /// - Returns: false where it is an app's.
  static func rememberTask(_ id: UInt64, of test: TestProgress) -> Bool {
    switch entry(id) {
    case .app(let session, _) where !session.isEnded: return false
    case .test(let known, _) where known === test: return true
    default: remember(id, .test(test, isWaiting: false))
    }
    return true
  }

  /// Says whether the calling task, if it is the test's, is suspended in a wait: when that looks again, the test does nothing.
  static func setCallerWaits(_ isWaiting: Bool) {
    guard let id = currentTaskID, case .test(let test, _) = entry(id) else { return }
    remember(id, .test(test, isWaiting: isWaiting))
    if !isWaiting { MainJob.noteOwner(test) }
  }

  /// The number of the record of a job's task; nil where its start was not seen.
  static func record(of job: UnownedJob) -> UInt64? {
    guard JobFlags.isTask(job), case .app(_, let record) = entry(jobTaskID(job)) else { return nil }
    return record
  }

  private static func remember(_ id: UInt64, _ session: ExecutionSession) {
    let record = WorkContext.taskNumber ?? (MainQueue.isCurrent ? MainJob.current.recordOfNewTasks : nil)
    remember(id, .app(session, record: record))
  }

  private static func remember(_ id: UInt64, _ entry: Entry) { entries.withLock { $0[id] = entry } }
}

private func jobTaskID(_ job: UnownedJob) -> UInt64 { understudy_job_task_id(job.pointer) }
