import Synchronization

/// Exists to be retained: a task copies the task locals of the code that starts it and releases them when it finishes.
final class SessionToken: Sendable {}

/// Counts unfinished tasks without a hook in the runtime: those of a session, or those that one block elsewhere has begun.
///
/// The token's references are one for this object, those of the task-local bindings on the stack, which
/// ``ignore(_:)`` takes off again, and one for each unstructured task that has not finished. How many a binding takes is
/// found by the difference that it makes, so one thread alone may bind a token: a block on another queue gets its own.
final class Liveness: Sendable {
  private let held = Unmanaged.passRetained(SessionToken())
  private let ignored = Atomic(1)

  deinit { held.release() }

  var token: SessionToken { held.takeUnretainedValue() }

  /// Read from the object's header, so that reading adds no reference of its own.
  ///
  /// Where the runtime does not say, no task is counted.
  var references: Int { RetainCount.of(held.toOpaque()) ?? ignored.load(ordering: .relaxed) }

  var count: Int { max(0, references - ignored.load(ordering: .relaxed)) }

  func ignore(_ references: Int) { ignored.add(references, ordering: .relaxed) }
}
