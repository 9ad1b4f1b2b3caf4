import Dispatch

// What a session needs from the concurrency runtime; the manifest chooses the backend (`Executors` in Package.swift).
#if UNDERSTUDY_EXECUTORS_REPLACED
  typealias PlatformBackend = ExecutorBackend
#else
  typealias PlatformBackend = HookBackend
#endif

extension PlatformBackend {
  private static let installed: Void = {
    precondition(TaskLocalCheck.passes, "Task locals are bound in another way.")
    MainJob.install()
    replaceExecutors()
    JobFlags.check()
  }()

  /// Prepares the process, once.
  static func install() { installed }

  /// Runs a job of the runtime at once.
  @MainActor static func run(_ job: UnownedJob, onMainActor: Bool) {
    job.runSynchronously(on: onMainActor ? SessionMainExecutor.reference : .ofNoActor)
  }

  /// Hands a job to the platform, as if no session had taken it.
  static func forward(_ job: SessionJob) {
    guard case .job(let job, let onMainActor) = job.work else { return }
    if onMainActor { SessionMainExecutor.forward(job) } else { forwardToPool(job) }
  }
}

extension DispatchTime {
  /// The end of a wait that begins now.
  package static func afterWait(of duration: Duration) -> DispatchTime { .now() + duration }

  /// A time so far off that `duration` does not fit is the distant future.
  static func + (time: DispatchTime, duration: Duration) -> DispatchTime {
    let seconds = max(duration, .zero) / .seconds(1)
    return seconds < 1e9 ? time + DispatchTimeInterval.nanoseconds(Int(seconds * 1e9)) : .distantFuture
  }
}
