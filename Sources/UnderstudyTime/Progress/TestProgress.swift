import Dispatch
import Synchronization

/// Whether one test makes progress: its sessions, its own tasks and its waits, and whether it is idle or stuck.
///
/// The test's own tasks are not the sessions': the platform runs them. But what they do takes no virtual time, so a wait
/// lets them continue before it moves a clock. If none of them can continue, and none of its waits runs, the test is idle: it
/// awaits what its apps bring about, and their clocks move (`TestProgress+Idle.swift`). If nothing comes of that, it is stuck
/// (`TestProgress+Stuck.swift`). The limits are in ``ProgressLimits``.
package final class TestProgress: Sendable {
  struct State: Sendable {
    var sessions = WeakSessions()
    /// The tasks that have used the apps, by their numbers: the test continues as long as one of them has not finished.
    var callers: [UInt64: RetainedTask] = [:]
    var observers: [WeakStuckObserver] = []
    /// Why the test is stuck, and where, until it is reported by code of the test.
    var report: (text: String, calls: [UInt])?
  }

  let state = Guarded(State())
  /// Whether the sessions are closed when the test ends. Otherwise the test ends with the tasks that have used its apps.
  let endsSessions: Bool
  /// Jobs of the test's tasks that are ready for the main actor, the oldest first.
  private let jobs = GuardedList<[UnownedJob]>([])
  /// How many of their jobs are ready for the platform's pool, or run there.
  private let poolCount = Atomic(0)
  /// The threads that run these.
  private let poolThreads = GuardedList<[Int32]>([])
  /// How many tasks that the test has begun itself have not finished.
  fileprivate let taskCount = Atomic(0)
  /// How many of them run the test's method.
  fileprivate let methodTasks = Atomic(0)
  /// How many of them are in a wait of this library, and so for a session.
  @MainActor fileprivate var waitingTasks = 0
  /// How often the test has done something: a task of its own could continue, or a wait began.
  let actions = Atomic(0)
  /// How often the test has used an app, or begun to wait.
  let uses = Atomic(0)
  /// How often the test's own tasks have yielded or slept.
  let yields = Atomic(0)
  let timesStuck = Atomic(0)
  /// The task that has used an app last; 0 for none.
  private let lastCaller = Atomic<UInt64>(0)
  let isLookPosted = Atomic(false)
  @MainActor var looks = Looks()
  @MainActor var spin = Spin()

  /// The progress of a test that has no sessions yet.
  ///
  /// - Parameter endsSessions: whether the test's end closes the sessions.
  package init(endsSessions: Bool = false) { self.endsSessions = endsSessions }

  // MARK: - Sessions

  func add(_ session: ExecutionSession) {
    state.withLock { $0.sessions.append(session) }
    forgetLastCaller()
    noteCaller(of: session)
    mayBeIdle()
  }

  /// The open ones, the newest last.
  var openSessions: [ExecutionSession] { state.withLock { $0.sessions.open } }

  var isOver: Bool { openSessions.isEmpty }

  // MARK: - Callers

  /// The progress of the test that the calling task is one of; nil if it is not known as such.
  package static var ofCaller: TestProgress? { TaskOwners.testOfCaller }

  /// Notes the calling task, if there is one, as the test's: it uses the app of a session, and may have begun before it.
  func noteCaller(of session: ExecutionSession) {
    guard let id = TaskOwners.currentTaskID else { return }
    if lastCaller.load(ordering: .relaxed) != id {
      guard TaskOwners.rememberTask(id, of: self) else { return }
      lastCaller.store(id, ordering: .relaxed)
      MainJob.noteOwner(self)
      if let task = RetainedTask.current { state.withLock { $0.callers[id] = task } }
    }
    uses.add(1, ordering: .relaxed)
  }

  /// Makes the next caller be recorded again: its session may have ended.
  func forgetLastCaller() { lastCaller.store(0, ordering: .relaxed) }

  // MARK: - Jobs

  /// Whether a task of the test's own can continue, on the main actor.
  var hasJob: Bool { !jobs.isEmpty }

  /// Whether a task of the test's own can continue, elsewhere.
  var hasJobOnPool: Bool { poolCount.load(ordering: .acquiring) > 0 }

  /// Whether a task of the test's own can continue; to be asked on the main actor.
  ///
  /// In this order: what goes over to the main actor in between stays there.
  @MainActor var isBusy: Bool { hasJobOnPool || hasJob }

  /// Counts a job that is handed to the pool, which must run it by ``runOnPool(_:)``.
  ///
  /// - Parameter isYield: whether a task continues by it that has yielded.
  func willRunOnPool(isYield: Bool) {
    poolCount.add(1, ordering: .acquiringAndReleasing)
    actions.add(1, ordering: .acquiringAndReleasing)
    if isYield { noteYield() }
  }

  /// Runs a job on a thread of the pool, where it was counted before.
  func runOnPool(_ run: () -> Void) {
    let thread = understudy_current_thread()
    poolThreads.withLock { $0.append(thread) }
    PoolJob.$test.withValue(self) { run() }
    poolThreads.withLock { $0.removeAll { $0 == thread } }
    guard poolCount.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
    wakeWaits()
    mayBeIdle()
  }

  /// Runs a part of a job that the pool runs, as one of the main actor: a wait in it must not wait for the job's end.
  static func asMainJob<Result>(_ body: () -> Result) -> Result {
    let test = TaskOwners.testOfCaller
    let isCounted = test?.poolThreads.withLock { $0.contains(understudy_current_thread()) } ?? false
    if isCounted { test?.poolCount.subtract(1, ordering: .acquiringAndReleasing) }
    defer { if isCounted { test?.poolCount.add(1, ordering: .acquiringAndReleasing) } }
    return MainJob.run(
      {
        $0 = MainJob(test: test, isUnknown: test == nil)
        $0.beginTask()
      }, body)
  }

  /// Runs a job on the main actor: in its turn of the real main queue, or in a wait before.
  func enqueue(_ job: UnownedJob) {
    jobs.withLock { $0.append(job) }
    for session in openSessions { session.wakeUp.announce() }
    actions.add(1, ordering: .acquiringAndReleasing)
    MainQueue.post {
      guard self.runNextJob() else { return }
      for session in self.openSessions { session.finishWaiters() }
    }
  }

  /// Runs the job that has been ready longest.
  ///
  /// - Returns: false where there is none.
  @MainActor func runNextJob() -> Bool {
    guard hasJob, let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    MainJob.run(job, of: self)
    mayBeIdle()
    return true
  }

  /// Makes waits on the apps look again; any thread may call it.
  func wakeWaits() {
    for session in openSessions { session.wakeWaits() }
  }
}

// MARK: - Tasks that have not finished

extension TestProgress {
  /// Says for as long as it lives that a task which a test has begun itself is not finished: a task local, which the runtime
  /// releases when the task finishes.
  final class OwnTask: Sendable {
    @TaskLocal static var current: OwnTask?

    fileprivate let test: TestProgress
    /// Whether it is the task of the test's method.
    fileprivate let isTestItself = Atomic(false)

    init(of test: TestProgress) {
      self.test = test
      test.taskCount.add(1, ordering: .acquiringAndReleasing)
    }

    deinit {
      test.taskCount.subtract(1, ordering: .acquiringAndReleasing)
      if isTestItself.load(ordering: .relaxed) { test.methodTasks.subtract(1, ordering: .relaxed) }
      test.wakeWaits()
    }
  }

  /// Runs what begins a task that is neither one of a test's own nor one of an app.
  package static func outside<Result>(_ body: () -> Result) -> Result {
    OwnTask.$current.withValue(nil) { WorkContext.$current.withValue(nil, operation: body) }
  }

  /// How many tasks that the test has begun itself wait for something else than its apps.
  @MainActor var tasksOutside: Int { taskCount.load(ordering: .acquiring) - waitingTasks }

  /// How many of these there are beside the test's method and the one that calls, which reports on the rest.
  @MainActor var otherTasksOutside: Int {
    let current = OwnTask.current
    let isCallerOther = current?.test === self && current?.isTestItself.load(ordering: .relaxed) == false
    return max(0, tasksOutside - methodTasks.load(ordering: .relaxed) - (isCallerOther ? 1 : 0))
  }

  /// Notes that the calling task runs the test's method, and was not begun by it.
  package static func noteTestItself() {
    guard let task = OwnTask.current, !task.isTestItself.exchange(true, ordering: .relaxed) else { return }
    task.test.methodTasks.add(1, ordering: .relaxed)
  }

  /// Notes that the calling task, if it is one of these, waits for an app.
  ///
  /// - Returns: what goes to ``endWaitOfTask(_:)``.
  @MainActor func beginWaitOfTask() -> Bool {
    guard OwnTask.current?.test === self else { return false }
    waitingTasks += 1
    return true
  }

  @MainActor func endWaitOfTask(_ isNoted: Bool) {
    if isNoted { waitingTasks -= 1 }
  }
}
