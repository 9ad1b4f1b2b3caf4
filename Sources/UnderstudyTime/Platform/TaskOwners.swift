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

  private struct Entry: Sendable {
    var session: ExecutionSession
    var record: UInt64?
    /// Whether it is a task beside the app, which the session does not own: the test's own, or one that follows the session.
    var isBeside = false
    var isFollower = false
    /// Whether it is suspended in a wait of this library, which alone resumes it.
    var isWaiting = false
  }

  private struct Entries: Sendable {
    var sessions: [UInt64: Entry] = [:]
    var tasks: [ObjectIdentifier: [UInt64]] = [:]
  }

  private static let entries = Guarded(Entries())
  /// The number of entries, so that processes without session tasks take no lock.
  private static let count = Atomic(0)
  /// The highest task number seen. Numbers rise, so a task above the mark that was taken when a job began was started
  /// by that job, or elsewhere at the same time, and is not an older task that the job resumes.
  private static let highest = Atomic<UInt64>(0)
  /// The mark of the job on the main queue's stack. Read and written on the main queue only.
  nonisolated(unsafe) private static var floor: UInt64 = 0

  /// The session whose code is on the main queue's stack.
  ///
  /// A task that began at once, in the midst of that code, is enqueued for the first time when it is suspended, and no
  /// task is current then.
  private static var sessionAtWork: ExecutionSession? {
    guard MainQueue.isCurrent, let session = ExecutionSession.atWork?.takeUnretainedValue() else { return nil }
    return session.isEnded ? nil : session
  }

  /// The record of the task that begins at once on the main queue's stack: where it is suspended, and so seen for the first
  /// time, no task is current. Read and written on the main queue only.
  nonisolated(unsafe) private static var recordOfNewTasks: UInt64?

  /// Runs what begins a task at once.
  static func withRecordOfNewTasks<Started>(_ record: UInt64, _ start: () -> Started) -> Started {
    guard MainQueue.isCurrent else { return start() }
    let outer = recordOfNewTasks
    recordOfNewTasks = record
    defer { recordOfNewTasks = outer }
    return start()
  }

  @MainActor static func beginTasks() -> UInt64 {
    defer { floor = highest.load(ordering: .relaxed) }
    return floor
  }

  @MainActor static func endTasks(_ outer: UInt64) { floor = outer }

  static func owner(of job: UnownedJob) -> Owner? {
    // Jobs that are no tasks, as the one that works off an actor's queue, belong to the code that enqueues them.
    guard JobFlags.isTask(job) else {
      JobFlags.note(job)
      return (sessionOfCurrentTask ?? ExecutionSession.ofCaller).map {
        Owner(session: $0, isMember: true, record: ExecutionSession.record?.number)
      }
    }
    let id = jobTaskID(job)
    let highestBefore = highest.max(id, ordering: .relaxed).oldValue
    if id <= highestBefore, let session = session(ofTask: id) {
      session.untrackedSleeps.taskResumes(id)
      return Owner(session: session, isMember: true)
    }
    // The mark is for the main queue alone: elsewhere it is not even read.
    let isNew = !MainQueue.isCurrent || id > floor
    guard let session = ExecutionSession.ofCaller ?? sessionOfCurrentTask ?? (isNew ? sessionAtWork : nil) else {
      return nil
    }
    if isNew { remember(id, session) }
    return Owner(session: session, isMember: isNew)
  }

  /// The open session of the task that is running, also where it is detached and has no task locals.
  static var sessionOfCurrentTask: ExecutionSession? {
    if let session = ExecutionSession.current {
      return session.isClosed.load(ordering: .acquiring) ? nil : session
    }
    return withUnsafeCurrentTask { task in
      // A task is a job; both types are one pointer to it.
      task.flatMap { session(ofTask: jobTaskID(unsafeBitCast($0, to: UnownedJob.self))) }
    }
  }

  /// The number of the task that is running; nil outside of tasks.
  static var currentTaskID: UInt64? {
    // A task is a job; both types are one pointer to it.
    withUnsafeCurrentTask { $0.map { jobTaskID(unsafeBitCast($0, to: UnownedJob.self)) } }
  }

  /// The number of the task that a job belongs to; nil for jobs of no task.
  static func taskID(of job: UnownedJob) -> UInt64? { JobFlags.isTask(job) ? jobTaskID(job) : nil }

  static func forget(_ session: ExecutionSession) {
    entries.withLock { entries in
      for id in entries.tasks.removeValue(forKey: ObjectIdentifier(session)) ?? [] {
        // One of the test's own may be known beside another session since.
        if entries.sessions[id]?.session === session { entries.sessions[id] = nil }
      }
      count.store(entries.sessions.count, ordering: .releasing)
    }
  }

  private static func session(ofTask id: UInt64) -> ExecutionSession? {
    guard count.load(ordering: .acquiring) > 0 else { return nil }
    return entries.withLock { entries in
      entries.sessions[id].flatMap { $0.isBeside ? nil : $0.session }
    }
  }

  /// The open session whose clock moves while the calling code of a test awaits one of its tasks.
  static func sessionAwaited<Success, Failure>(for task: Task<Success, Failure>) -> ExecutionSession? {
    guard ExecutionSession.ofCaller == nil else { return nil }
    // A task is a job; both types are one pointer to it.
    let session = session(ofTask: jobTaskID(unsafeBitCast(task, to: UnownedJob.self)))
    return session.flatMap { $0.isEnded ? nil : $0 }
  }

  /// The open session beside which a test has begun a task itself.
  ///
  /// - Parameter job: one that no session owns.
  /// - Returns: nil for what is not a test's, for a test without an app, and for a wait that looks again.
  static func sessionOfTest(for job: UnownedJob) -> ExecutionSession? {
    let id = taskID(of: job)
    let known = id.flatMap { id in
      count.load(ordering: .acquiring) > 0 ? entries.withLock { $0.sessions[id] } : nil
    }
    if let known, !known.session.isEnded { return known.isFollower || known.isWaiting ? nil : known.session }
    if let id, let session = TestWork.followed {
      remember(id, Entry(session: session, isBeside: true, isFollower: true))
      return nil
    }
    guard let session = TestWork.ofJob ?? ExecutionSession.ofTest, !session.isEnded else { return nil }
    if let id { remember(id, Entry(session: session, isBeside: true)) }
    return session
  }

  /// Notes a task as one of the test's own beside a session.
  ///
  /// - Returns: false where it is an app's, or follows a session.
  static func rememberCaller(_ id: UInt64, beside session: ExecutionSession) -> Bool {
    let known = entries.withLock { $0.sessions[id] }
    if let known, !known.session.isEnded {
      guard known.isBeside, !known.isFollower else { return false }
      if known.session.rest === session.rest { return true }
    }
    remember(id, Entry(session: session, isBeside: true))
    return true
  }

  /// Says whether the calling task, if it is the test's, is suspended in a wait: when that looks again, the test does nothing.
  static func setCallerWaits(_ isWaiting: Bool) {
    guard count.load(ordering: .acquiring) > 0, let id = currentTaskID else { return }
    let entry = entries.withLock { entries in
      entries.sessions[id]?.isWaiting = isWaiting
      return entries.sessions[id]
    }
    guard !isWaiting, let entry, entry.isBeside, !entry.isFollower else { return }
    TestWork.noteJob(beside: entry.session)
  }

  /// The number of the record of a job's task; nil where its start was not seen.
  static func record(of job: UnownedJob) -> UInt64? {
    guard JobFlags.isTask(job) else { return nil }
    let id = jobTaskID(job)
    return entries.withLock { $0.sessions[id]?.record }
  }

  private static func remember(_ id: UInt64, _ session: ExecutionSession) {
    let record = ExecutionSession.record?.number ?? (MainQueue.isCurrent ? recordOfNewTasks : nil)
    remember(id, Entry(session: session, record: record))
  }

  private static func remember(_ id: UInt64, _ entry: Entry) {
    entries.withLock { entries in
      entries.sessions[id] = entry
      entries.tasks[ObjectIdentifier(entry.session), default: []].append(id)
      count.store(entries.sessions.count, ordering: .releasing)
    }
  }
}

private func jobTaskID(_ job: UnownedJob) -> UInt64 {
  understudy_job_task_id(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
}
