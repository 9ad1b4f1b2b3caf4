import Dispatch
import Synchronization

/// One test's world of execution: its main-actor work, its tasks and its time.
///
/// While a session is current, tasks, actors and `DispatchQueue.main` put their work into one first-in-first-out queue,
/// and sleeping waits for a virtual clock. Nothing of it runs behind the test's back for longer than one turn of the
/// real main queue: ``drain()`` runs it now, ``advance(by:)`` moves the clock. Priorities do not change the order.
///
/// A session belongs to one test. Close it at the end, or its unfinished tasks keep it alive.
package final class ExecutionSession: Sendable {
  /// How many waits block on the main queue's stack. Read and written on the main queue only.
  @exclusivity(unchecked) nonisolated(unsafe) static var blockingWaits = 0

  /// How many jobs before the limit are named in the report.
  static let notedJobs = 64

  /// What the session calls itself in reports.
  package let name: String
  let state: Guarded<SessionState>
  /// The queue's length, so that an empty queue costs no lock.
  let queued = Atomic(0)
  let isClosed = Atomic(false)
  /// The number of the app's launch, which rises when the app ends: a test may launch it again.
  let launch = Atomic(0)
  /// The timers that apps have left behind that ended before the test did.
  @MainActor var timersLeftBehind: [TimerLeftBehind] = []
  /// Ends a wait that blocks.
  let wakeUp = WakeUp()
  /// What the app has begun and has not finished.
  let work = UnfinishedWork()
  /// How many contexts are retained by tasks whose start was not seen.
  let unseenTasks = Atomic(0)
  let origin = ClockOrigin()
  /// The uptime at time zero, in nanoseconds; nil until it is asked for.
  let uptimeOrigin = Guarded<UInt64?>(nil)
  /// Called when a drain was ended because it had run too many jobs, whose last ones the text names, and when the test
  /// awaits something without a time-out; the numbers are then those of ``TestProgress/suspendedCalls``.
  @MainActor package var onGivingUp: ((String, [UInt]) -> Void)?
  @MainActor var observers: [WeakTurnObserver] = []
  @MainActor var waiters: [SessionWaiter] = []
  /// How the clock follows real time while an idle test awaits the answer of a request.
  @MainActor var pace: ClockPace?
  /// How many waits run, or are suspended, that move the clock themselves.
  @MainActor var waitCount = 0
  /// The test that the session belongs to, with all its sessions.
  package let test: TestProgress
  @MainActor var reportSections: [@MainActor () -> String?] = []
  /// What the layers above keep for the process that the session's app takes itself to run in.
  package let process = Guarded<(any AnyObject & Sendable)?>(nil)
  /// What other threads see of the session while the main thread is stuck.
  nonisolated(unsafe) let moment: UnsafeMutableRawPointer
  /// What the test did last, as the layers above know it. Written on the main actor, read by others while that is stuck.
  @exclusivity(unchecked) package nonisolated(unsafe) var lastAction: (any AnyObject & Sendable)?
  /// Whether that is under way.
  @exclusivity(unchecked) package nonisolated(unsafe) var isActing = false
  /// The jobs of a drain that is about to be given up, for its report.
  @MainActor var lastJobs: [String]?

  /// How many jobs may run, while the clock hardly moves, before a drain or a wait is regarded as endless.
  @MainActor package var jobLimit = ProgressLimits.steps
  /// How long such jobs may run in real time; nil for what the process has.
  @MainActor package var ownLongestSpell: Duration?
  /// Whether waits leave the clock alone, so that only the test moves it.
  @MainActor package var isClockManual = false
  /// How long a wait blocks, in real time, for work outside the session; a shorter time-out of the wait takes precedence.
  @MainActor package var realTimeLimit = ProgressLimits.standstill

  /// Makes a session at virtual time zero; the first one of the process installs the executors.
  ///
  /// - Parameters:
  ///   - name: shown in reports, usually the test's name.
  ///   - test: the test that it belongs to; one of its own outside of tests.
  package init(name: String, test: TestProgress = TestProgress()) {
    (self.name, self.test) = (name, test)
    state = Guarded(SessionState(queue: SessionQueue(order: SchedulingOrder.ofNewSessions)))
    moment = understudy_moment_make(name)
    PlatformBackend.install()
    _ = FoundationTimers.areVirtual
    understudy_moment_set_session(moment, Unmanaged.passUnretained(self).toOpaque())
    RunMoment.add(self)
    test.add(self)
  }

  deinit { understudy_moment_free(moment) }

  /// How many jobs have run.
  @MainActor @exclusivity(unchecked) var turns = 0
  /// How often the clock was moved; costs no lock.
  @MainActor @exclusivity(unchecked) package internal(set) var clockMoves = 0

  /// Virtual time since the session began; never more than ``endOfTime``.
  package var now: Duration { state.withLock { $0.now } }

  /// The last time of a session's clock. What is due later never is.
  static let endOfTime = Duration.seconds(Int64.max)

  /// Whether a job waits in the session's queue; costs no lock.
  package var hasQueuedWork: Bool { queued.load(ordering: .acquiring) > 0 }

  /// When the earliest virtual timer is due, in time since the session began.
  package var nextDeadline: Duration? { state.withLock { $0.timers.next?.deadline } }

  /// How many tasks were begun in the session and have not finished.
  ///
  /// Unstructured tasks are included, and blocks handed to other dispatch queues by code that sees this module. Child
  /// tasks are part of their parent. A detached task that a library starts without seeing this module is not included; its
  /// sleeps are reported nevertheless.
  package var liveTaskCount: Int { unseenTasks.load(ordering: .relaxed) + work.all.count }

  /// Whether the session was closed.
  package var isEnded: Bool { isClosed.load(ordering: .acquiring) }

  /// Replaces the executors of the process when its main queue begins to run; to be called before that.
  ///
  /// The first session does so, too. But a function that has begun by then goes back to the executor of before.
  package static func installEarly() {
    DispatchQueue.main.asyncBypassingSessions { PlatformBackend.install() }
  }

  /// Puts work into the session's queue, behind everything that is there; any thread may call it.
  ///
  /// - Parameters:
  ///   - origin: named in reports; nil for work of the framework.
  ///   - cause: what the work is done for; nil for what the caller was called for, which applies to the app's work only.
  ///   - work: runs as the session's, on the main actor. A closed session drops it.
  package func enqueue(
    for origin: WorkOrigin? = nil, as cause: WorkCause? = nil, _ work: @escaping @MainActor () -> Void
  ) {
    let cause = cause ?? (origin == nil ? nil : .ofNewBlock)
    push(SessionJob(work: .closure { self.run(work, as: cause) }, origin: origin))
  }

  /// Puts a block of `OperationQueue.main` into the session's queue; where the session ends before, it runs nevertheless.
  func enqueueOperation(for origin: WorkOrigin, _ work: @escaping @MainActor @Sendable () -> Void) {
    let cause = WorkCause.ofNewBlock
    MainOperations.queued.add(1, ordering: .acquiringAndReleasing)
    let block: MainOperations.Block = {
      MainOperations.queued.subtract(1, ordering: .acquiringAndReleasing)
      self.run(work, as: cause)
    }
    let job = SessionJob(work: .operation(block), origin: origin)
    if push(job) { Caller.blocked?.wakeUp.announce() } else { leave(job) }
  }

  /// Whether a block of `OperationQueue.main` is in the queue.
  var hasOperation: Bool {
    hasQueuedWork
      && state.withLock { $0.queue.elements.contains { if case .operation = $0.work { true } else { false } } }
  }

  /// Hands over a job that the session does not run any more and that others may wait for.
  func leave(_ job: SessionJob) {
    if !job.isMember { PlatformBackend.forward(job) }
    guard case .operation(let work) = job.work else { return }
    MainOperations.add { self.perform { work() } }
  }

  /// Calls `observer` after every turn, a turn being one job of the session.
  ///
  /// - Parameter observer: held weakly.
  @MainActor package func addTurnObserver(_ observer: any TurnObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakTurnObserver(observer: observer))
  }

  /// Stops calling `observer`.
  ///
  /// - Parameter observer: one that was added; others are ignored.
  @MainActor package func removeTurnObserver(_ observer: any TurnObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Ends the session: forgets its timers, its queued work and its tasks.
  ///
  /// Its tasks are not cancelled: they continue on the platform. What was queued or asleep, and what the app hands to the main queue
  /// later, never runs.
  @MainActor package func close() {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    reportSections = []
    work.end { $0.outside != nil }
    onGivingUp = nil
    _ = dropWhatIsOver()
    TaskOwners.forget(self)
    test.forgetLastCaller()
    observers = []
    finishWaiters()
  }
}

/// Is notified of each turn of a session, for instance to commit what a job changed.
package protocol TurnObserver: AnyObject {
  /// Runs after each job, as the session's. May enqueue more work; is called for every job, so it must be cheap.
  @MainActor func turnDidEnd()
}

struct WeakTurnObserver {
  weak var observer: (any TurnObserver)?
}
