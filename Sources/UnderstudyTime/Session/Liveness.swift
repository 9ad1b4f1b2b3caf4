import Synchronization

/// Exists to be retained: a task copies the task locals of the code that starts it and releases them when it finishes.
final class SessionToken: Sendable {}

/// Counts a session's unfinished tasks without a hook in the runtime.
///
/// The token's references are one for this object, those of the task-local bindings on the stack, which
/// ``ignore(_:)`` takes off again, and one for each unstructured task that has not finished.
final class Liveness: Sendable {
  private let held = Unmanaged.passRetained(SessionToken())
  private let ignored = Atomic(1)
  private let outside = Atomic(0)

  deinit { held.release() }

  var token: SessionToken { held.takeUnretainedValue() }

  /// Read from the object's header, so that reading adds no reference of its own.
  var references: Int { Int(retainCount(held.toOpaque())) }

  var count: Int { max(0, references - ignored.load(ordering: .relaxed)) + outsideCount }

  /// How many blocks run, or wait, on queues that are not the session's.
  var outsideCount: Int { outside.load(ordering: .acquiring) }

  func ignore(_ references: Int) { ignored.add(references, ordering: .relaxed) }

  func beginOutside() { outside.add(1, ordering: .acquiringAndReleasing) }
  func endOutside() { outside.subtract(1, ordering: .acquiringAndReleasing) }
}

@_silgen_name("swift_retainCount") private func retainCount(_ object: UnsafeMutableRawPointer) -> UInt
