import Dispatch
import Synchronization
import UnderstudyTime

/// A wait in real time: ends when something may have changed, or when its time is over.
@MainActor struct OutsideLook {
  private let follower: OutsideJobObserver
  private let start = DispatchTime.now()
  private let deadline: DispatchTime
  private let isTracking = Flag()

  init(for duration: Duration, followsPool: Bool) {
    follower = OutsideJobObserver(followsPool: followsPool)
    deadline = .afterWait(of: duration)
  }

  var isOver: Bool { DispatchTime.now() >= deadline }

  var elapsed: Duration { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds)) }

  func end() { follower.end() }

  /// Looks, and follows the observable properties that were read, until the first of them changes.
  ///
  /// - Returns: Whether it begins to follow them; false where it does already.
  func tracking<E: Error>(_ look: () throws(E) -> Void) throws(E) -> Bool {
    guard !isTracking.value.exchange(true, ordering: .acquiringAndReleasing) else {
      try look()
      return false
    }
    var failure: E?
    withStoreTracking {
      do throws(E) { try look() } catch { failure = error }
    } onStore: { [follower, isTracking] in
      isTracking.value.store(false, ordering: .releasing)
      follower.announce()
    }
    if let failure { throw failure }
    return true
  }

  func wait() async {
    await withTaskCancellationHandler {
      await follower.wait(until: deadline)
    } onCancel: { [follower] in
      follower.announce()
    }
  }

  func block() { follower.block(until: deadline) }

  private final class Flag: Sendable {
    let value = Atomic(false)
  }
}
