import Dispatch

// Called for `DispatchQueue.async` and `asyncAfter` in all their forms by the C target UnderstudyPlatformC. Where no session
// takes the work, the call continues to Dispatch.

@_silgen_name("understudy_session_takes_queue_block") @inline(never)
func sessionTakes(
  _ queue: DispatchQueue, _ group: DispatchGroup?, _ deadline: UInt64, _ isOnTheWall: Bool, _ qos: DispatchQoS,
  _ flags: DispatchWorkItemFlags, _ block: @escaping @Sendable @convention(block) () -> Void,
  _ caller: UnsafeRawPointer?
) -> Bool {
  let work = QueuedWork(group: group, qos: qos, flags: flags, run: block)
  return work.isTaken(for: queue, from: caller, deadline, isOnTheWall)
}

/// A work item is performed, so that one which was cancelled does nothing, and `wait()` and `notify(queue:execute:)` work as usual.
@_silgen_name("understudy_session_takes_item") @inline(never)
func sessionTakes(
  _ queue: DispatchQueue, _ group: DispatchGroup?, _ deadline: UInt64, _ isOnTheWall: Bool, _ item: DispatchWorkItem,
  _ caller: UnsafeRawPointer?
) -> Bool {
  // It may be used from any thread, though Dispatch does not declare it.
  nonisolated(unsafe) let item = item
  let work = QueuedWork(group: group, isCancelled: { item.isCancelled }, run: { item.perform() })
  return work.isTaken(for: queue, from: caller, deadline, isOnTheWall)
}

/// A block or a work item that is handed to a queue.
private struct QueuedWork: @unchecked Sendable {
  var group: DispatchGroup?
  var qos = DispatchQoS.unspecified
  var flags: DispatchWorkItemFlags = []
  var isCancelled: (@Sendable () -> Bool)?
  let run: @Sendable () -> Void

  /// Gives the work to a session: on the main queue it is the app's own, on others it runs in real time. A delay is virtual.
  ///
  /// - Parameters:
  ///   - queue: the queue that it is handed to.
  ///   - caller: where it was handed over, two callers further out.
  ///   - deadline: when it is due, by Dispatch's number; 0 for at once.
  ///   - isOnTheWall: whether that is a time on the wall.
  /// - Returns: false where the work is Dispatch's.
  @inline(never)
  func isTaken(
    for queue: DispatchQueue, from caller: UnsafeRawPointer?, _ deadline: UInt64, _ isOnTheWall: Bool
  ) -> Bool {
    let isOperation = deadline == 0 && understudy_is_of_foundation(caller)
    guard let session = Self.session(for: queue, from: caller, isDelayed: deadline != 0) else {
      if deadline != 0 { RealTimers.note(after: VirtualDelay.until(deadline, isOnTheWall: isOnTheWall)) }
      guard MainQueue.isMain(queue) else { return false }
      if isOperation { MainOperations.add { run() } }
      return isOperation || Caller.isOfEndedApp
    }
    let place = WorkOrigin.Place(.ofCaller(beyond: 2))
    func origin(_ kind: String, _ name: String? = nil, isOfSystem: Bool = false) -> WorkOrigin {
      WorkOrigin(kind, name: name, place: place, isOfSystem: isOfSystem, isCancelled: isCancelled)
    }
    let delay = deadline == 0 ? nil : VirtualDelay.until(deadline, isOnTheWall: isOnTheWall)
    switch (MainQueue.isMain(queue), delay) {
    case (true, nil) where isOperation: session.enqueueOperation(for: origin("OperationQueue.main")) { run() }
    case (true, nil):
      group?.enter()
      session.enqueue(for: origin("DispatchQueue.main.async")) {
        run()
        group?.leave()
      }
    case (true, let delay?): session.schedule(after: delay, for: origin("DispatchQueue.main.asyncAfter")) { run() }
    case (false, nil):
      let kind = isOperation ? "Operation" : "DispatchQueue.async"
      // Foundation makes the name of a queue without one of its address.
      let name = queue.label.hasPrefix("NSOperationQueue 0x") ? nil : queue.label
      submit(to: queue, in: session, for: origin(kind, name, isOfSystem: isOperation))
    case (false, let delay?):
      let origin = origin("DispatchQueue.asyncAfter", queue.label)
      session.schedule(after: delay, for: origin) { submit(to: queue, in: session, for: origin) }
    }
    return true
  }

  /// The session that takes what is handed to a queue: of an app, and of the code of a test beside it, which may be a
  /// model's. Of a library beside the program it takes what that hands to the main queue in an app, and of Foundation, which
  /// runs operations so, what it hands to other queues at once: the delays of a library there are real.
  private static func session(
    for queue: DispatchQueue, from address: UnsafeRawPointer?, isDelayed: Bool
  ) -> ExecutionSession? {
    guard let caller = Caller.current(at: address) else { return nil }
    if MainQueue.isMain(queue) { return caller.session }
    let isTaken =
      understudy_is_of_program(address)
      ? caller.role != .outside : !isDelayed && understudy_is_of_foundation(address)
    return isTaken ? caller.session : nil
  }

  private func submit(to queue: DispatchQueue, in session: ExecutionSession, for origin: WorkOrigin) {
    let block = session.outside(run, for: origin)
    DispatchQueue.bypassingSessions { queue.async(group: group, qos: qos, flags: flags, execute: block) }
  }
}
