import Synchronization

/// What a session's app has begun and has not finished: tasks, and work that runs elsewhere. Any thread may use it.
final class UnfinishedWork: Sendable {
  struct Entry: Sendable {
    let origin: WorkOrigin
    /// Nil for a task.
    let outside: OutsideWork?
  }

  private let entries = Guarded<[UInt64: Entry]>([:])
  private let last = Atomic<UInt64>(0)
  /// How many entries run elsewhere, so that a session without any takes no lock.
  private let outsideEntries = Atomic(0)
  private let idleTasks = Atomic(0)

  /// Everything, by number; numbers rise.
  var all: [UInt64: Entry] { entries.withLock { $0 } }

  /// Whether something runs elsewhere; costs no lock.
  var isAnyOutside: Bool { outsideEntries.load(ordering: .acquiring) > 0 }

  /// How many tasks no wait is to wait for.
  var idleTaskCount: Int { idleTasks.load(ordering: .acquiring) }

  /// Counts a task that no wait is to wait for, until it is counted off.
  func countIdleTask(_ isIdle: Bool) { idleTasks.add(isIdle ? 1 : -1, ordering: .acquiringAndReleasing) }

  /// Takes account of work.
  ///
  /// - Returns: the number that it is ended with.
  func begin(_ origin: WorkOrigin, _ outside: OutsideWork? = nil) -> UInt64 {
    let number = last.add(1, ordering: .relaxed).newValue
    entries.withLock { $0[number] = Entry(origin: origin, outside: outside) }
    if outside != nil { outsideEntries.add(1, ordering: .acquiringAndReleasing) }
    return number
  }

  func end(_ number: UInt64) {
    // Released outside of the lock: that may run code of another library.
    let entry = entries.withLock { $0.removeValue(forKey: number) }
    if entry?.outside != nil { outsideEntries.subtract(1, ordering: .acquiringAndReleasing) }
  }

  /// Ends all work that a condition names.
  func end(where hasEnded: (Entry) -> Bool) {
    for (number, entry) in all where hasEnded(entry) { end(number) }
  }
}
