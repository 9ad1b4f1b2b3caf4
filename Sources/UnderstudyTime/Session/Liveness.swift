import Synchronization

/// Exists to be retained: a task copies the task locals of the code that starts it and releases them when it finishes.
final class SessionToken: Sendable {}

/// Counts a session's unfinished tasks without a hook in the runtime.
///
/// The token's references are one for this object, those of the task-local bindings on the stack, which
/// ``ignore(_:)`` takes off again, and one for each unstructured task that has not finished. How many a binding takes is
/// found by the difference that it makes, so one thread alone may bind a token: a block on another queue gets a token of
/// its own, a branch.
final class Liveness: Sendable {
  private let held = Unmanaged.passRetained(SessionToken())
  private let ignored = Atomic(1)
  private let outside = Atomic(0)
  private let silent = Atomic(0)
  private let branches = Guarded<[Branch]>([])
  /// How many there are, so that a session without costs no lock.
  private let branchCount = Atomic(0)

  private struct Branch: Sendable {
    let liveness: Liveness
    var isRunning = true
    /// Whether a wait has waited for the block as long as it could.
    var isSilent = false
  }

  deinit { held.release() }

  var token: SessionToken { held.takeUnretainedValue() }

  /// Read from the object's header, so that reading adds no reference of its own.
  ///
  /// Where the runtime does not say, no task is counted.
  var references: Int { RetainCount.of(held.toOpaque()) ?? ignored.load(ordering: .relaxed) }

  var count: Int { max(0, references - ignored.load(ordering: .relaxed)) + outsideCount + countOfBranches }

  /// How many tasks are alive that blocks on other queues have started.
  private var countOfBranches: Int {
    guard branchCount.load(ordering: .acquiring) > 0 else { return 0 }
    return branches.withLock { branches in
      defer { branchCount.store(branches.count, ordering: .releasing) }
      branches.removeAll { !$0.isRunning && $0.liveness.count == 0 }
      return branches.reduce(0) { $0 + $1.liveness.count }
    }
  }

  /// How many blocks run, or wait, on queues that are not the session's.
  var outsideCount: Int { outside.load(ordering: .acquiring) }

  /// How many of them waits have waited for without effect.
  var silentCount: Int { silent.load(ordering: .acquiring) }

  /// How many of them a wait still waits for.
  var awaitedCount: Int { max(0, outsideCount - silentCount) }

  /// Notes that a wait has waited for all that runs elsewhere now, as long as it could.
  func silence() {
    branches.withLock { branches in
      for index in branches.indices where branches[index].isRunning { branches[index].isSilent = true }
      silent.store(branches.count { $0.isSilent }, ordering: .releasing)
    }
  }

  /// Notes that what holds a token has done something.
  func noteLife(of token: SessionToken?) {
    guard silentCount > 0, let token else { return }
    branches.withLock { branches in
      guard let index = branches.firstIndex(where: { $0.isSilent && $0.liveness.token === token }) else { return }
      branches[index].isSilent = false
      silent.subtract(1, ordering: .releasing)
    }
  }

  func ignore(_ references: Int) { ignored.add(references, ordering: .relaxed) }

  /// Counts a block that is handed to another queue.
  ///
  /// - Returns: what counts the tasks that the block starts.
  func beginOutside() -> Liveness {
    outside.add(1, ordering: .acquiringAndReleasing)
    let branch = Liveness()
    branches.withLock { branches in
      branches.append(Branch(liveness: branch))
      branchCount.store(branches.count, ordering: .releasing)
    }
    return branch
  }

  /// No longer includes the block; its tasks stay included.
  func endOutside(_ branch: Liveness) {
    branches.withLock { branches in
      guard let index = branches.firstIndex(where: { $0.liveness === branch }) else { return }
      if branches[index].isSilent { silent.subtract(1, ordering: .releasing) }
      branches[index].isSilent = false
      if branch.count > 0 { branches[index].isRunning = false } else { branches.remove(at: index) }
      branchCount.store(branches.count, ordering: .releasing)
    }
    outside.subtract(1, ordering: .acquiringAndReleasing)
  }
}
