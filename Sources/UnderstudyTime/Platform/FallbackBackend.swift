#if !UNDERSTUDY_EXECUTORS_REPLACED
  import Dispatch
  import Foundation

  /// Public interfaces only: tasks stay on the platform's executors, and the session lets them run where it can.
  ///
  /// Sleeps, timers and blocks of the main queue are virtual for code that sees this module. Tasks run where the caller
  /// suspends or where the thread's run loop may be run, which is not the case inside a job of the main actor.
  enum FallbackBackend: Backend {
    static var seesEveryTask: Bool { false }
    static var seesEverySleep: Bool { false }

    static func install() { _ = MainQueue.isCurrent }
    @MainActor static func beginTasks() -> UInt64 { 0 }
    @MainActor static func endTasks(_ floor: UInt64) {}

    @MainActor static func run(_ job: UnownedJob, onMainActor: Bool) {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }

    static func forward(_ job: SessionJob) {
      guard case .job(let job, _) = job.work else { return }
      MainActor.shared.enqueue(job)
    }

    static func forget(_ session: ExecutionSession) {}
    static func record(of job: UnownedJob) -> UInt64? { nil }
    static var currentTaskID: UInt64? { nil }
    static func setCallerWaits(_ isWaiting: Bool) {}

    /// How many turns tasks get before they are taken to wait for time or for the outside. A guess: tasks that hop
    /// more often than that between two waits need a longer one.
    private static var patience: Int { 32 }

    @MainActor static func spin(_ session: ExecutionSession) -> Bool {
      guard Thread.isMainThread else { return false }
      for _ in 0..<patience where session.queued.load(ordering: .acquiring) == 0 {
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
      }
      return session.queued.load(ordering: .acquiring) > 0
    }

    @MainActor static func letTasksRun() async {
      for _ in 0..<patience { await Task.yield() }
    }

    @MainActor static func wait(for semaphore: DispatchSemaphore, until deadline: DispatchTime) -> Bool {
      guard Thread.isMainThread else { return semaphore.wait(timeout: deadline) == .success }
      let now = DispatchTime.now()
      guard now < deadline else { return false }
      let seconds = Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
      // Returns as soon as the main queue has done something, which an enqueueing makes it do.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
      _ = semaphore.wait(timeout: .now())
      return true
    }
  }
#endif
