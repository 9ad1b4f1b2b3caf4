import Synchronization

/// The sleeps of tasks of unknown origin, whose end is not seen either: those of libraries.
///
/// The runtime's sleep leaves its timer behind when its task is cancelled. So a sleep is over when its task runs again.
final class UntrackedSleeps: Sendable {
  /// The numbers of the parked timers, by those of the tasks.
  private let timers = Guarded<[UInt64: UInt64]>([:])
  /// How many there are, so that a session without costs no lock.
  private let count = Atomic(0)

  func begin(_ task: UInt64, timer: UInt64) {
    timers.withLock { timers in
      timers[task] = timer
      count.store(timers.count, ordering: .releasing)
    }
  }

  /// Called for each job of a task that is known to the session.
  func taskResumes(_ task: UInt64) {
    guard count.load(ordering: .acquiring) > 0 else { return }
    timers.withLock { timers in
      timers[task] = nil
      count.store(timers.count, ordering: .releasing)
    }
  }

  /// The numbers of the parked timers whose tasks are asleep.
  var parked: Set<UInt64> { timers.withLock { Set($0.values) } }
}

extension ExecutionSession {
  /// The sleeps of tasks that were started out of sight and have not finished, the next one due first.
  func sleepsOutOfSight(among timers: some Sequence<ParkedJob>) -> [ParkedJob] {
    let asleep = untrackedSleeps.parked
    return timers.filter { timer in
      guard case .sleep(nil) = timer.purpose else { return false }
      // The timer of a sleep of ours goes with it.
      return timer.job.isClosure || asleep.contains(timer.sequence)
    }
  }
}
