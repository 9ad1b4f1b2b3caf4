#if UNDERSTUDY_EXECUTORS_REPLACED
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// The runtime's own executors, replaced through the private interface that the Linux toolchain ships.
  enum ExecutorBackend {
    static func replaceExecutors() {
      _ = SessionPool.platform
      _createExecutors(factory: SessionExecutorFactory.self)
      precondition(
        MainActor.executor is SessionMainExecutor,
        "The main actor's executor could not be replaced: set the variable UNDERSTUDY_EXECUTORS=hooked and build again."
      )
    }

    static func forwardToPool(_ job: UnownedJob) { SessionPool.forward(job) }
  }

  private struct SessionExecutorFactory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { SessionMainExecutor.shared }
    static var defaultExecutor: any TaskExecutor { SessionPool.shared }
  }

  /// The global executor: a session's jobs go to its queue and its sleeps to its clock, all others to the platform.
  final class SessionPool: TaskExecutor, SchedulingExecutor {
    static let shared = SessionPool()
    static let platform = Task<Never, Never>.defaultExecutor

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !SessionJob.take(job, onMainActor: false) { Self.forward(job) }
    }

    static func forward(_ job: UnownedJob) { JobsOutsideSessions.runOnPool(job) }

    /// The protocol has sleeps until an instant come here, too.
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      if let duration = delay as? Duration {
        if UnseenSleep.park(.job(job, onMainActor: false), after: duration) { return }
        RealTimers.note(after: duration)
      }
      Self.scheduler.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }

    private static var scheduler: any SchedulingExecutor {
      guard let scheduler = platform as? any SchedulingExecutor else {
        preconditionFailure("The platform's executor has no clock; build with UNDERSTUDY_EXECUTORS=hooked.")
      }
      return scheduler
    }
  }
#endif
