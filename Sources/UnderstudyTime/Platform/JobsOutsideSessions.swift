import Dispatch
import Foundation
import Synchronization

/// Notifies waits outside of any session when a job of the process has run: what they wait for may have changed.
///
/// A session notifies its waits itself. Here are the jobs of no session: tests of models, tasks that a test starts.
enum JobsOutsideSessions {
  private static let followers = GuardedList<[OutsideJobObserver]>([])

  /// How many jobs have run.
  static let jobs = Atomic(0)

  /// Costs no lock.
  static var areFollowed: Bool { !followers.isEmpty }

  static func add(_ follower: OutsideJobObserver) { followers.withLock { $0.append(follower) } }

  static func remove(_ follower: OutsideJobObserver) { followers.withLock { $0.removeAll { $0 === follower } } }

  /// Hands over a job that runs by ``run(taskID:onMainActor:_:)`` then.
  static func submit(to queue: DispatchQueue, _ run: @escaping @Sendable () -> Void) {
    ProcessWork.begin()
    queue.asyncBypassingSessions {
      run()
      ProcessWork.end()
    }
  }

  /// Runs a job and notifies the observers; not the one whose own task it is, and none where it only evaluated a condition.
  static func run(taskID: UInt64?, onMainActor: Bool, _ job: () -> Void) {
    jobs.add(1, ordering: .relaxed)
    job()
    guard areFollowed, !(onMainActor && MainJob.current.isLook) else { return }
    for follower in followers.withLock({ $0 }) {
      if let taskID, taskID == follower.taskID { continue }
      if onMainActor || follower.followsPool { follower.announce() }
    }
  }
}

/// A wait outside of any session, in real time.
package final class OutsideJobObserver: Sendable {
  let taskID: UInt64?
  let followsPool: Bool
  private let wakeUp = WakeUp()

  /// Begins to follow the jobs of the main actor.
  ///
  /// - Parameter followsPool: whether jobs of other actors and of none notify too. Not for waits whose conditions make such
  ///   jobs.
  package init(followsPool: Bool) {
    PlatformBackend.install()
    self.followsPool = followsPool
    taskID = TaskOwners.currentTaskID
    ProcessWork.begin()
    JobsOutsideSessions.add(self)
  }

  /// Ends it; must be called. What the caller does now is no look any more.
  @MainActor package func end() {
    JobsOutsideSessions.remove(self)
    ProcessWork.end()
    MainJob.current.isLook = false
  }

  /// Something may have changed; any thread may say so.
  package func announce() {
    // Ends the pass of the run loop where that is what blocks.
    if wakeUp.announce() { MainQueue.post {} }
  }

  /// Suspends until something has been announced since the last time, or until a deadline.
  @MainActor package func wait(until deadline: DispatchTime) async {
    RealTimers.note(at: deadline)
    let end = await wakeUp.suspend(until: deadline)
    // On a busy machine what was handed over in time may still wait for its turn.
    if DispatchTime.now() >= deadline {
      for _ in 1...ProgressLimits.turnsOfGrace { await MainQueue.turn() }
    }
    // Where it was resumed, the rest of this job only looks, until the next wait or the end.
    if end != .atOnce { MainJob.current.isLook = true }
  }

  /// Blocks until something has been announced since the last time, or until a deadline.
  ///
  /// On the process's first thread the run loop runs meanwhile, and with it the main queue.
  @MainActor package func block(until deadline: DispatchTime) {
    RealTimers.note(at: deadline)
    guard MainQueue.isFirstThread else { return _ = wakeUp.block(until: deadline) }
    let now = DispatchTime.now()
    guard !wakeUp.takeNews(), now < deadline else { return }
    let seconds = Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }
}
