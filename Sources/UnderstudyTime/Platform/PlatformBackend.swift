import Dispatch

/// What a session needs from the concurrency runtime. The manifest chooses the backend (`Executors` in Package.swift).
///
/// `ExecutorBackend` sees every job and every sleep, `HookBackend` every job. `FallbackBackend` is for runtimes without hooks.
protocol Backend: Sendable {
  /// Whether tasks of a session run from the session's queue.
  static var seesEveryTask: Bool { get }
  /// Whether sleeps in code that does not see this module are on the session's clock.
  static var seesEverySleep: Bool { get }
  /// Prepares the process, once.
  static func install()
  /// Marks that tasks which are begun from now on are new; what it returns goes back to ``endTasks(_:)``.
  @MainActor static func beginTasks() -> UInt64
  @MainActor static func endTasks(_ floor: UInt64)
  /// Runs a job of the runtime at once.
  @MainActor static func run(_ job: UnownedJob, onMainActor: Bool)
  /// Hands a job to the platform, as if no session had taken it.
  static func forward(_ job: SessionJob)
  /// Forgets which tasks belong to a session.
  static func forget(_ session: ExecutionSession)
  /// The number of the record of a job's task, where that is known.
  static func record(of job: UnownedJob) -> UInt64?
  /// The number of the calling task; nil outside of tasks, and where that is not known.
  static var currentTaskID: UInt64? { get }
  /// Notes whether the calling task is suspended in a wait of this library.
  static func setCallerWaits(_ isWaiting: Bool)
  /// Lets tasks run that the session does not see.
  ///
  /// - Returns: whether the session's queue got work by that.
  @MainActor static func spin(_ session: ExecutionSession) -> Bool
  /// As ``spin(_:)``, for callers that can suspend.
  @MainActor static func letTasksRun() async
  /// Waits in real time.
  ///
  /// - Returns: whether something happened before the deadline: the semaphore was signalled, or a task may have run.
  @MainActor static func wait(for semaphore: DispatchSemaphore, until deadline: DispatchTime) -> Bool
}

#if UNDERSTUDY_EXECUTORS_REPLACED
  typealias PlatformBackend = ExecutorBackend
#elseif UNDERSTUDY_EXECUTORS_PUBLIC
  typealias PlatformBackend = FallbackBackend
#endif

extension DispatchTime {
  /// A time so far off that `duration` does not fit is the distant future.
  static func + (time: DispatchTime, duration: Duration) -> DispatchTime {
    let seconds = max(duration, .zero) / .seconds(1)
    return seconds < 1e9 ? time + DispatchTimeInterval.nanoseconds(Int(seconds * 1e9)) : .distantFuture
  }
}
