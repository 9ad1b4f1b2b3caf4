import Synchronization

/// What a session's app has begun and has not finished: tasks, and work that runs elsewhere. Any thread may use it.
final class UnfinishedWork: Sendable {
  struct Entry: Sendable {
    let origin: WorkOrigin
    /// Nil for a task.
    let outside: OutsideWork?
    /// Whether a wait has waited for it as long as it could.
    var isSilent = false
  }

  private let entries = Guarded<[UInt64: Entry]>([:])
  private let last = Atomic<UInt64>(0)
  /// How many entries are silent, so that a session without any takes no lock.
  private let silent = Atomic(0)

  /// Everything, by number; numbers rise.
  var all: [UInt64: Entry] { entries.withLock { $0 } }

  /// What runs elsewhere.
  var outside: [Entry] { all.values.filter { $0.outside != nil } }

  /// How many waits have waited for without effect.
  var silentCount: Int { silent.load(ordering: .acquiring) }

  /// Counts a task that no wait is to wait for, until it is counted off.
  func countIdleTask(_ isIdle: Bool) { silent.add(isIdle ? 1 : -1, ordering: .acquiringAndReleasing) }

  /// Takes account of work.
  ///
  /// - Returns: the number that it is ended with.
  func begin(_ origin: WorkOrigin, _ outside: OutsideWork? = nil) -> UInt64 {
    let number = last.add(1, ordering: .relaxed).newValue
    entries.withLock { $0[number] = Entry(origin: origin, outside: outside) }
    return number
  }

  func end(_ number: UInt64) {
    // Released outside of the lock: that may run code of another library.
    let entry = entries.withLock { $0.removeValue(forKey: number) }
    if entry?.isSilent == true { silent.subtract(1, ordering: .acquiringAndReleasing) }
  }

  /// Ends all work that a condition names.
  func end(where hasEnded: (Entry) -> Bool) {
    for (number, entry) in all where hasEnded(entry) { end(number) }
  }

  /// Notes whether waits wait for work that runs elsewhere.
  ///
  /// - Parameter number: of the work; nil for all.
  func setSilent(_ isSilent: Bool, _ number: UInt64? = nil) {
    entries.withLock { entries in
      for (key, entry) in entries where entry.outside != nil && entry.isSilent != isSilent && key == number ?? key {
        entries[key]?.isSilent = isSilent
        silent.add(isSilent ? 1 : -1, ordering: .acquiringAndReleasing)
      }
    }
  }
}
