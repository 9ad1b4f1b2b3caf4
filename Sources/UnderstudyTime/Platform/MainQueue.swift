import Dispatch
import Foundation
import Synchronization

extension DispatchQueue {
  /// Whether both are one queue: on Linux the main queue and the global ones are another object each time they are asked for.
  package func isSameQueue(as other: DispatchQueue) -> Bool {
    if self === other || MainQueue.isMain(self) && MainQueue.isMain(other) { return true }
    return label.hasPrefix("com.apple.root.") && label == other.label
  }
}

/// The real main queue, which carries everything that no session runs itself.
package enum MainQueue {
  /// The mark by which a queue that is given is recognised.
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue; on Linux that need not be the main thread.
  package static var isCurrent: Bool { understudy_is_on_main_queue() || isBorrowed }

  /// Whether the caller runs on the process's first thread.
  static var isFirstThread: Bool { understudy_current_thread() == getpid() }

  /// The thread for which the queue stands still; 0 for none.
  private static let borrower = Atomic<Int32>(0)

  private static var isBorrowed: Bool {
    let thread = borrower.load(ordering: .acquiring)
    return thread != 0 && thread == understudy_current_thread()
  }

  /// Runs a body at once where the caller is on the main queue, else on the caller's thread, and in its task, while the main queue
  /// stands still for it.
  ///
  /// Language mode 5 lets code that belongs to no actor use the API of UI tests, and says nothing.
  package static func wait<Result>(for body: () -> Result) -> Result { isCurrent ? body() : borrow(body) }

  private static func borrow<Result>(_ body: () -> Result) -> Result {
    let loan = Loan()
    loans.withLock { $0.append(loan) }
    DispatchQueue.main.asyncBypassingSessions { _ = lend() }
    // A wait that blocks the queue lends it, too.
    Caller.blocked?.wakeUp.announce()
    loan.begin.wait()
    let former = borrower.exchange(understudy_current_thread(), ordering: .acquiringAndReleasing)
    defer {
      borrower.store(former, ordering: .releasing)
      loan.end.signal()
    }
    return TestProgress.asMainJob(body)
  }

  /// A thread that the queue is to stand still for.
  private struct Loan: Sendable {
    let begin = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
  }

  private static let loans = GuardedList<[Loan]>([])

  /// Whether a thread waits for the queue to stand still; costs no lock.
  static var isToBeLent: Bool { !loans.isEmpty }

  /// Stands still for each thread that asks for it; to be called on the main queue.
  ///
  /// - Returns: false where none does.
  static func lend() -> Bool {
    var hasLent = false
    while isToBeLent, let loan = loans.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      loan.begin.signal()
      loan.end.wait()
      hasLent = true
    }
    return hasLent
  }

  /// Runs a body on the caller's thread as code of the main queue, whose thread is stopped for good, as by a trap.
  package static func runInPlaceOfStopped(_ body: () -> Void) {
    let former = borrower.exchange(understudy_current_thread(), ordering: .acquiringAndReleasing)
    defer { borrower.store(former, ordering: .releasing) }
    body()
  }

  /// Asked by the mark, as on Linux each `DispatchQueue.main` is another object.
  package static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

  static func post(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncBypassingSessions { MainActor.assumeIsolated(work) }
  }

  /// Lets what is on the real main queue now have its turn.
  @MainActor static func turn() async {
    TaskOwners.setCallerWaits(true)
    await withCheckedContinuation { continuation in post { continuation.resume() } }
    TaskOwners.setCallerWaits(false)
  }
}

extension DispatchQueue {
  /// Submits a block to the queue itself, whichever session the caller belongs to.
  package func asyncBypassingSessions(execute work: @escaping @Sendable @convention(block) () -> Void) {
    Self.bypassingSessions { async(group: nil, execute: work) }
  }

  /// Submits a block to the queue itself for later, in real time.
  package func asyncBypassingSessions(
    after deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    Self.bypassingSessions { asyncAfter(deadline: deadline, qos: .unspecified, execute: work) }
  }

  /// Hands work to queues themselves, whichever session the caller belongs to.
  ///
  /// - Parameter submit: calls functions of Dispatch with blocks, or starts threads; work items have no effect of it.
  package static func bypassingSessions(_ submit: () -> Void) {
    understudy_bypass_sessions(true)
    defer { understudy_bypass_sessions(false) }
    submit()
  }
}
