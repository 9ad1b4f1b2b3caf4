import Dispatch

#if UNDERSTUDY_EXECUTORS_REPLACED
  @_spi(ExperimentalCustomExecutors) import _Concurrency
  typealias MainActorExecutor = MainExecutor & SerialExecutor
#else
  typealias MainActorExecutor = SerialExecutor
#endif

/// The main actor's executor: a session's jobs go to its queue, all others to the real main queue.
final class SessionMainExecutor: MainActorExecutor {
  static let shared = SessionMainExecutor()
  static let reference = shared.asUnownedSerialExecutor()

  func run() throws { dispatchMain() }
  func stop() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if !SessionJob.take(job, onMainActor: true) { Self.forward(job) }
  }

  static func forward(_ job: UnownedJob) {
    if let test = TaskOwners.test(of: job) { return test.enqueue(job) }
    let taskID = TaskOwners.taskID(of: job)
    JobsOutsideSessions.submit(to: .main) {
      MainJob.runUnknown {
        JobsOutsideSessions.run(taskID: taskID, onMainActor: true) { job.runSynchronously(on: reference) }
      }
    }
  }

  // Asked for code that was started under the executor before this one, and for blocks of the main queue.
  func isIsolatingCurrentContext() -> Bool? { MainQueue.isCurrent }
  func checkIsolated() { precondition(MainQueue.isCurrent, "This code must run on the main actor.") }
}

extension SessionJob {
  /// Puts a job of the runtime into the queue of the session that it belongs to.
  ///
  /// - Returns: false where it belongs to none.
  static func take(_ job: UnownedJob, onMainActor: Bool) -> Bool {
    guard let owner = TaskOwners.owner(of: job) else { return false }
    let work = SessionJob.Work.job(job, onMainActor: onMainActor)
    return owner.session.push(SessionJob(work: work, isMember: owner.isMember, record: owner.record))
  }
}

extension JobsOutsideSessions {
  /// Runs a job of no actor and no session on the pool.
  static func runOnPool(_ job: UnownedJob) {
    let test = TaskOwners.test(of: job)
    test?.willRunOnPool(isYield: JobFlags.isYield(job))
    let taskID = TaskOwners.taskID(of: job)
    submit(to: .global()) {
      func runJob() { run(taskID: taskID, onMainActor: false) { job.runSynchronously(on: .ofNoActor) } }
      if let test { test.runOnPool(runJob) } else { runJob() }
    }
  }
}

extension UnownedSerialExecutor {
  /// What code outside of actors runs on.
  static let ofNoActor = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
}
