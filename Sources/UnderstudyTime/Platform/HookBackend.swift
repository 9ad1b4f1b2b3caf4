#if UNDERSTUDY_EXECUTORS_HOOKED
  import Dispatch

  /// The hooks that the concurrency runtime exports, for compilers whose executors cannot be replaced.
  ///
  /// They see every job but no sleep: sleeps in code that does not see this module take real time.
  enum HookBackend: Backend {
    /// Whether the runtime has the hooks; they are set then.
    static let isInstalled: Bool = {
      _ = MainQueue.isCurrent
      let (identity, implementation) = unsafeBitCast(SessionMainExecutor.reference, to: (UInt, UInt).self)
      guard understudy_install_hooks(identity, implementation, { takesJob($0) }) else { return false }
      JobFlags.check(seesYields: false)
      return true
    }()

    private static func takesJob(_ pointer: UnsafeMutableRawPointer) -> Bool {
      let job = unsafeBitCast(pointer, to: UnownedJob.self)
      return SessionJob.take(job, onMainActor: false) || JobsOutsideSessions.takeOnPool(job)
    }

    static var seesEveryTask: Bool { true }
    static var seesEverySleep: Bool { false }
    static func install() {}
    @MainActor static func beginTasks() -> UInt64 { TaskOwners.beginTasks() }
    @MainActor static func endTasks(_ floor: UInt64) { TaskOwners.endTasks(floor) }

    @MainActor static func run(_ job: UnownedJob, onMainActor: Bool) {
      job.runSynchronously(on: onMainActor ? SessionMainExecutor.reference : .ofNoActor)
    }

    static func forward(_ job: SessionJob) {
      guard case .job(let job, let onMainActor) = job.work else { return }
      if onMainActor { return SessionMainExecutor.forward(job) }
      understudy_enqueue_on_pool(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
    }

    static func forget(_ session: ExecutionSession) { TaskOwners.forget(session) }
    static func record(of job: UnownedJob) -> UInt64? { TaskOwners.record(of: job) }
    static var currentTaskID: UInt64? { TaskOwners.currentTaskID }
    static func setCallerWaits(_ isWaiting: Bool) { TaskOwners.setCallerWaits(isWaiting) }
    @MainActor static func spin(_ session: ExecutionSession) -> Bool { false }
    @MainActor static func letTasksRun() async {}

    @MainActor static func wait(for semaphore: DispatchSemaphore, until deadline: DispatchTime) -> Bool {
      semaphore.wait(timeout: deadline) == .success
    }
  }

  /// The best that the runtime allows, found when the process first needs it.
  enum PlatformBackend: Backend {
    private static let chosen: any Backend.Type = HookBackend.isInstalled ? HookBackend.self : FallbackBackend.self

    static var seesEveryTask: Bool { chosen.seesEveryTask }
    static var seesEverySleep: Bool { chosen.seesEverySleep }
    static func install() { chosen.install() }
    @MainActor static func beginTasks() -> UInt64 { chosen.beginTasks() }
    @MainActor static func endTasks(_ floor: UInt64) { chosen.endTasks(floor) }
    @MainActor static func run(_ job: UnownedJob, onMainActor: Bool) { chosen.run(job, onMainActor: onMainActor) }
    static func forward(_ job: SessionJob) { chosen.forward(job) }
    static func forget(_ session: ExecutionSession) { chosen.forget(session) }
    static func record(of job: UnownedJob) -> UInt64? { chosen.record(of: job) }
    static var currentTaskID: UInt64? { chosen.currentTaskID }
    static func setCallerWaits(_ isWaiting: Bool) { chosen.setCallerWaits(isWaiting) }
    @MainActor static func spin(_ session: ExecutionSession) -> Bool { chosen.spin(session) }
    @MainActor static func letTasksRun() async { await chosen.letTasksRun() }

    @MainActor static func wait(for semaphore: DispatchSemaphore, until deadline: DispatchTime) -> Bool {
      chosen.wait(for: semaphore, until: deadline)
    }
  }
#endif
