import Synchronization

/// What a test does itself beside its app: tasks of its own, and what it awaits on the app's clock.
///
/// These tasks are not the session's: they run as the platform runs them. But what they have to do takes no virtual time, so
/// a wait lets them go on before it moves the clock; and where the test awaits time, the clock moves without a wait.
final class TestWork: Sendable {
  /// How many jobs of the test's tasks are ready for the main actor; costs no lock.
  fileprivate let readyCount = Atomic(0)
  /// How many of their jobs are ready for the platform's pool, or run there.
  fileprivate let poolCount = Atomic(0)
  fileprivate let awaits = Guarded(Awaits())
  /// How many tasks that the test has begun itself have not finished.
  fileprivate let taskCount = Atomic(0)
  /// How many of them are in a wait of this library, and so for the session.
  @MainActor fileprivate var waitingTasks = 0

  /// Beside which session the test's job runs that is on the main queue's stack. Read and written on the main queue only.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate static var onMain: ExecutionSession?
  /// The same on threads of the pool; bound outside of tasks.
  @TaskLocal fileprivate static var onThread: ExecutionSession?
  /// For whom a task is begun that follows the session, and so is nobody's.
  @TaskLocal static var followed: ExecutionSession?

  /// Beside which session the job runs that is on the stack.
  ///
  /// A task that goes over to an actor, or yields, is current no more when that is enqueued: it cannot tell whose it is.
  static var ofJob: ExecutionSession? { MainQueue.isCurrent ? onMain : onThread }

  /// Whether a job of no session is on the main queue's stack. Read and written on the main queue only.
  @exclusivity(unchecked) nonisolated(unsafe) private static var isInJob = false

  /// Runs a job of no session on the main queue, which may turn out to be a test's.
  static func runJob(_ job: () -> Void) {
    let outer = (isInJob, onMain)
    isInJob = true
    job()
    (isInJob, onMain) = outer
  }

  /// Notes that the job on the main queue's stack is one of a test's, beside a session.
  static func noteJob(beside session: ExecutionSession) {
    guard MainQueue.isCurrent, isInJob, onMain == nil, ExecutionSession.running == nil else { return }
    onMain = session
  }

  /// Called at a session's end, on the main queue.
  static func forget(_ session: ExecutionSession) {
    if onMain === session { onMain = nil }
  }

  fileprivate struct Awaits: Sendable {
    var sleeps = 0
    var others = 0
    var isFollowed = false

    var isEmpty: Bool { sleeps == 0 && others == 0 }
  }
}

// MARK: - The test's own tasks

extension ExecutionSession {
  /// Whether a task of the test's own can go on, on the main actor.
  var hasTestJob: Bool { testWork.readyCount.load(ordering: .acquiring) > 0 }

  /// Whether a task of the test's own can go on, elsewhere.
  var hasTestJobOnPool: Bool { testWork.poolCount.load(ordering: .acquiring) > 0 }

  /// Whether a task of the test's own can go on, wherever; to be asked on the main actor.
  ///
  /// In this order: what goes over to the main actor in between stays there.
  @MainActor var isTestBusy: Bool { hasTestJobOnPool || hasTestJob }

  /// Counts a job of the test's tasks that is handed to the pool, which must run it by ``runTestJobOnPool(_:)``.
  ///
  /// - Parameter isYield: whether a task goes on by it that has yielded.
  func willRunOnPool(isYield: Bool) {
    testWork.poolCount.add(1, ordering: .acquiringAndReleasing)
    rest?.noteDoing()
    if isYield { rest?.noteYield() }
  }

  /// Runs a job of the test's tasks on a thread of the pool, where it was counted before.
  func runTestJobOnPool(_ run: () -> Void) {
    TestWork.$onThread.withValue(self) { run() }
    guard testWork.poolCount.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
    wakeWaits()
    rest?.mayBegin()
  }

  /// Has a job of the test's tasks run on the main actor: in its turn of the real main queue, or in a wait before.
  func enqueueForTest(_ job: UnownedJob) {
    let mustSignal = state.withLock { state in
      state.testJobs.append(job)
      testWork.readyCount.store(state.testJobs.count, ordering: .releasing)
      defer { state.isBlocked = false }
      return state.isBlocked
    }
    if mustSignal { wakeUp.signal() }
    rest?.noteDoing()
    MainQueue.post {
      if self.stepOfTest() { self.finishWaiters() }
    }
  }

  /// Runs the job of the test's tasks that has waited longest.
  ///
  /// - Returns: false where there is none.
  @MainActor @discardableResult
  func stepOfTest() -> Bool {
    guard testWork.readyCount.load(ordering: .acquiring) > 0 else { return false }
    let job = state.withLock { state -> UnownedJob? in
      guard !state.testJobs.isEmpty else { return nil }
      defer { testWork.readyCount.store(state.testJobs.count, ordering: .releasing) }
      return state.testJobs.removeFirst()
    }
    guard let job else { return false }
    if lastJobs != nil { lastJobs?.append("a task of the test") }
    let (outer, outerAtWork) = (Self.running, Self.atWork)
    let outerTest = TestWork.onMain
    (Self.running, Self.atWork, TestWork.onMain) = (nil, nil, self)
    let floor = PlatformBackend.beginTasks()
    JobsOutsideSessions.run(taskID: TaskOwners.taskID(of: job), onMainActor: true) {
      PlatformBackend.run(job, onMainActor: true)
    }
    PlatformBackend.endTasks(floor)
    (Self.running, Self.atWork, TestWork.onMain) = (outer, outerAtWork, outerTest)
    rest?.mayBegin()
    return true
  }
}

// MARK: - Tasks that have not finished

/// Says for as long as it lives that a task which a test has begun itself is not finished.
///
/// The task holds it as a task local; the runtime lets go of it when the task finishes.
final class TestTask: Sendable {
  @TaskLocal static var current: TestTask?

  private let work: TestWork
  private let session: WeakSession

  fileprivate init(_ session: ExecutionSession) {
    (work, self.session) = (session.testWork, WeakSession(session: session))
    work.taskCount.add(1, ordering: .acquiringAndReleasing)
  }

  deinit {
    work.taskCount.subtract(1, ordering: .acquiringAndReleasing)
    session.session?.wakeWaits()
  }

  /// One for a task that the calling code begins; nil where that is no test's with an app.
  static var ofNewTask: TestTask? { ExecutionSession.ofTest.map { TestTask($0) } }

  /// Begins a task of code outside of sessions.
  static func begin<Started>(_ start: () -> Started) -> Started {
    guard let new = ofNewTask else { return start() }
    return $current.withValue(new, operation: start)
  }

  @MainActor fileprivate func isBeside(_ session: ExecutionSession) -> Bool { work === session.testWork }
}

struct WeakSession: Sendable {
  weak var session: ExecutionSession?
}

extension ExecutionSession {
  /// How many tasks that the test has begun itself wait for something else than this session.
  @MainActor var testTasksOutside: Int { testWork.taskCount.load(ordering: .acquiring) - testWork.waitingTasks }

  /// Notes that the calling task, if it is one of these, waits for the session.
  ///
  /// - Returns: what goes to ``endWaitOfTestTask(_:)``.
  @MainActor func beginWaitOfTestTask() -> Bool {
    guard let task = TestTask.current, task.isBeside(self) else { return false }
    testWork.waitingTasks += 1
    return true
  }

  @MainActor func endWaitOfTestTask(_ isNoted: Bool) {
    if isNoted { testWork.waitingTasks -= 1 }
  }
}

// MARK: - What the test awaits

/// Something on the app's clock that the test awaits; ends once.
package final class TestAwait: Sendable {
  private let session: ExecutionSession
  private let isSleep: Bool
  private let hasEnded = Atomic(false)

  fileprivate init(_ session: ExecutionSession, isSleep: Bool) { (self.session, self.isSleep) = (session, isSleep) }

  package func end() {
    guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let isLast = session.testWork.awaits.withLock { awaits in
      if isSleep { awaits.sleeps -= 1 } else { awaits.others -= 1 }
      return awaits.isEmpty
    }
    if isLast { session.wakeWaits() }
  }
}

extension ExecutionSession {
  /// How often the clock is moved for what comes to no end of its own: five minutes of animations take some 20,000 moves.
  private static let testPatience = 100_000

  /// The session whose clock moves while the calling code awaits something: that of a test which is no app's code.
  package static var awaitedByTest: ExecutionSession? { ofCaller == nil ? ofTest : nil }

  /// Has the clock move from timer to timer, where no wait does so, until the test has what it awaits.
  ///
  /// A sleep of the test moves a manual clock too: the test itself says how far.
  ///
  /// - Parameter isSleep: whether it ends at a time of this clock, which must be set already.
  /// - Returns: to be ended.
  package func beginTestAwait(isSleep: Bool) -> TestAwait {
    let isFirst = testWork.awaits.withLock { awaits in
      if isSleep { awaits.sleeps += 1 } else { awaits.others += 1 }
      defer { awaits.isFollowed = true }
      return !awaits.isFollowed
    }
    if isFirst {
      startFollower { await self.followTest() }
    } else {
      wakeWaits()
    }
    return TestAwait(self, isSleep: isSleep)
  }

  /// Begins a task that runs the session for somebody who waits outside of it.
  ///
  /// It is neither the app's nor the test's, so nobody waits for it.
  package func startFollower(_ body: @escaping @Sendable () async -> Void) {
    TestWork.$followed.withValue(self) {
      _ = Task<Void, Never>.detached(executorPreference: nil, operation: body)
    }
  }

  @MainActor private func followTest() async {
    var patience = Self.testPatience
    while !isEnded {
      let (isOver, isAsleep) = testWork.awaits.withLock { awaits in
        if awaits.isEmpty { awaits.isFollowed = false }
        return (awaits.isEmpty, awaits.sleeps > 0)
      }
      guard !isOver else { return }
      let movesClock = isAsleep || !isClockManual && patience > 0
      let hasMoved = await followStep(
        until: { self.testWork.awaits.withLock { $0.isEmpty } }, movesClock: movesClock)
      if hasMoved, !isAsleep { patience -= 1 }
    }
  }
}
