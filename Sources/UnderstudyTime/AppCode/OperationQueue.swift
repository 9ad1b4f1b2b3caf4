import Foundation

// Called for `OperationQueue.addOperation(_:)` by the C target UnderstudyPlatformC. Where no session takes the operation, the call
// goes to Foundation.

@_silgen_name("understudy_session_takes_operation") @inline(never)
func sessionTakes(operation: Operation, _ queue: OperationQueue, _ caller: UnsafeRawPointer?) -> Bool {
  guard operation.isReady, !operation.isExecuting, !operation.isFinished else { return false }
  return enqueue({ operation.start() }, on: queue, from: caller)
}

@_silgen_name("understudy_session_takes_operation_block") @inline(never)
func sessionTakes(
  operation block: @escaping @Sendable () -> Void, _ queue: OperationQueue, _ caller: UnsafeRawPointer?
) -> Bool { enqueue(block, on: queue, from: caller) }

/// Puts what a program adds to the main queue into the queue of its session, two callers further out.
@inline(never)
private func enqueue(
  _ run: @escaping @Sendable () -> Void, on queue: OperationQueue, from caller: UnsafeRawPointer?
) -> Bool {
  guard queue === OperationQueue.main, !queue.isSuspended, understudy_is_of_program(caller) else { return false }
  guard let session = Caller.current?.session else { return false }
  session.enqueue(for: WorkOrigin("OperationQueue.main", place: .init(.ofCaller(beyond: 2)))) { run() }
  return true
}
