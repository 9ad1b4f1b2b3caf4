#if os(Linux)
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
      /// A task of the test's own; one that is suspended in a wait of this library only looks when it goes on.
      case test(TestActivity, isWaiting: Bool)

      var owner: AnyObject {
        switch self {
        case .app(let session, _): session
        case .test(let test, _): test
        }
      }
    }

    private struct Entries: Sendable {
      var tasks: [UInt64: Entry] = [:]
      var numbers: [ObjectIdentifier: [UInt64]] = [:]
    }

    private static let entries = Guarded(Entries())
    /// The number of entries, so that processes without session tasks take no lock.
    private static let count = Atomic(0)
    /// The highest task number seen. Numbers rise, so a task above the mark that was taken when a job began was started
    /// by that job, or elsewhere at the same time, and is not an older task that the job resumes.
    private static let highest = Atomic<UInt64>(0)
    /// The mark of the job on the main queue's stack. Read and written on the main queue only.
    nonisolated(unsafe) private static var floor: UInt64 = 0

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
      // Kind 0 is a task. Others, as the job that works off an actor's queue, belong to whoever enqueues them.
      guard jobFlags(job) & 0xff == 0 else {
        return (sessionOfCurrentTask ?? ExecutionSession.ofCaller).map {
          Owner(session: $0, isMember: true, record: ExecutionSession.record?.number)
        }
      }
      let id = jobTaskID(job)
      let highestBefore = highest.max(id, ordering: .relaxed).oldValue
      if id <= highestBefore, let session = session(ofTask: id) {
        session.unseenSleeps.taskResumes(id)
        return Owner(session: session, isMember: true)
      }
      // The mark is for the main queue alone: elsewhere it is not even read.
      let isNew = !MainQueue.isCurrent || id > floor
      guard let session = ExecutionSession.ofCaller ?? sessionOfCurrentTask else { return nil }
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
    static func taskID(of job: UnownedJob) -> UInt64? { jobFlags(job) & 0xff == 0 ? jobTaskID(job) : nil }

    /// Whether a job is a task that is an object of its own; one of `async let` lies in the memory of the task around it.
    static func hasOwnMemory(_ job: UnownedJob) -> Bool {
      let flags = jobFlags(job)
      return flags & 0xff == 0 && flags & asyncLetFlag == 0
    }

    /// Whether a job is what a task leaves behind when it yields, to have it go on.
    static func isYield(_ job: UnownedJob) -> Bool { jobFlags(job) & 0xff == kindOfYields }

    private static let kindOfYields: UInt = 195

    private static let asyncLetFlag: UInt = 1 << 28

    static func forget(_ session: ExecutionSession) {
      forgetTasks(of: session)
      // Those of the test are known as long as it has an app.
      if session.test.isOver { forgetTasks(of: session.test) }
    }

    private static func forgetTasks(of owner: AnyObject) {
      entries.withLock { entries in
        for id in entries.numbers.removeValue(forKey: ObjectIdentifier(owner)) ?? [] {
          // A task of a test may use an app of another one since.
          if let entry = entries.tasks[id], entry.owner === owner { entries.tasks[id] = nil }
        }
        count.store(entries.tasks.count, ordering: .releasing)
      }
    }

    private static func entry(_ id: UInt64) -> Entry? {
      guard count.load(ordering: .acquiring) > 0 else { return nil }
      return entries.withLock { $0.tasks[id] }
    }

    private static func session(ofTask id: UInt64) -> ExecutionSession? {
      guard case .app(let session, _) = entry(id) else { return nil }
      return session
    }

    /// The test that a job of no session belongs to, where the test has an app.
    ///
    /// - Returns: nil for what is not a test's, and for a wait that looks again.
    static func test(of job: UnownedJob) -> TestActivity? {
      let id = taskID(of: job)
      if let id, case .test(let test, let isWaiting) = entry(id), !test.isOver { return isWaiting ? nil : test }
      guard let test = TestJob.owner ?? ExecutionSession.ofTest?.test, !test.isOver else { return nil }
      if let id { remember(id, .test(test, isWaiting: false)) }
      return test
    }

    /// Notes a task as one of a test's own.
    ///
    /// - Returns: false where it is an app's.
    static func rememberTask(_ id: UInt64, of test: TestActivity) -> Bool {
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
      entries.withLock { $0.tasks[id] = .test(test, isWaiting: isWaiting) }
      if !isWaiting { TestJob.noteOwner(test) }
    }

    /// The number of the record of a job's task; nil where nobody saw it start.
    static func record(of job: UnownedJob) -> UInt64? {
      guard jobFlags(job) & 0xff == 0 else { return nil }
      guard case .app(_, let record) = entry(jobTaskID(job)) else { return nil }
      return record
    }

    private static func remember(_ id: UInt64, _ session: ExecutionSession) {
      let record = ExecutionSession.record?.number ?? (MainQueue.isCurrent ? recordOfNewTasks : nil)
      remember(id, .app(session, record: record))
    }

    private static func remember(_ id: UInt64, _ entry: Entry) {
      entries.withLock { entries in
        entries.tasks[id] = entry
        entries.numbers[ObjectIdentifier(entry.owner), default: []].append(id)
        count.store(entries.tasks.count, ordering: .releasing)
      }
    }
  }

  private func jobTaskID(_ job: UnownedJob) -> UInt64 {
    understudy_job_task_id(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
  }

  private func jobFlags(_ job: UnownedJob) -> UInt {
    understudy_job_flags(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
  }
#endif
