import Dispatch

// Called for `DispatchQueue.async` and `asyncAfter` in all their forms by the C target UnderstudyPlatformC. Where no session
// takes the work, the call goes on to Dispatch.

@_silgen_name("understudy_session_takes_queue_block") @inline(never)
func sessionTakes(
  _ queue: DispatchQueue, _ group: DispatchGroup?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags,
  _ block: @escaping @Sendable @convention(block) () -> Void, _ caller: UnsafeRawPointer?
) -> Bool {
  guard let session = ExecutionSession.taking(workFor: queue, from: caller) else { return false }
  session.put(QueuedWork(block, .ofCaller(beyond: 1), group: group, qos: qos, flags: flags), on: queue, from: caller)
  return true
}

@_silgen_name("understudy_session_takes_queue_block_after") @inline(never)
func sessionTakes(
  _ queue: DispatchQueue, _ deadline: UInt64, _ isOnTheWall: Bool, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags,
  _ block: @escaping @Sendable @convention(block) () -> Void, _ caller: UnsafeRawPointer?
) -> Bool {
  guard let session = ExecutionSession.taking(workFor: queue, from: caller, isDelayed: true) else { return false }
  let delay = VirtualDelay.until(deadline, isOnTheWall: isOnTheWall)
  session.schedule(QueuedWork(block, .ofCaller(beyond: 1), qos: qos, flags: flags), after: delay, on: queue)
  return true
}

@_silgen_name("understudy_session_takes_item") @inline(never)
func sessionTakes(
  _ queue: DispatchQueue, _ group: DispatchGroup?, _ item: DispatchWorkItem, _ caller: UnsafeRawPointer?
) -> Bool {
  guard let session = ExecutionSession.taking(workFor: queue, from: caller) else { return false }
  session.put(QueuedWork(item, .ofCaller(beyond: 1), group: group), on: queue, from: caller)
  return true
}

@_silgen_name("understudy_session_takes_item_after") @inline(never)
func sessionTakes(
  _ queue: DispatchQueue, _ deadline: UInt64, _ isOnTheWall: Bool, _ item: DispatchWorkItem,
  _ caller: UnsafeRawPointer?
) -> Bool {
  guard let session = ExecutionSession.taking(workFor: queue, from: caller, isDelayed: true) else { return false }
  let delay = VirtualDelay.until(deadline, isOnTheWall: isOnTheWall)
  session.schedule(QueuedWork(item, .ofCaller(beyond: 1)), after: delay, on: queue)
  return true
}

/// A block or a work item that is handed to a queue.
private struct QueuedWork: @unchecked Sendable {
  let run: @Sendable () -> Void
  let group: DispatchGroup?
  let qos: DispatchQoS
  let flags: DispatchWorkItemFlags
  private let isCancelled: (@Sendable () -> Bool)?
  private let place: WorkOrigin.Place

  init(
    _ block: @escaping @Sendable () -> Void, _ caller: CallTrace?, group: DispatchGroup? = nil, qos: DispatchQoS,
    flags: DispatchWorkItemFlags
  ) {
    (run, isCancelled, place) = (block, nil, .init(caller))
    (self.group, self.qos, self.flags) = (group, qos, flags)
  }

  /// A work item is performed, so that one which was cancelled does nothing, and `wait()` and `notify(queue:execute:)` work
  /// as usual. It may be used from any thread, though Dispatch does not declare it.
  init(_ item: DispatchWorkItem, _ caller: CallTrace?, group: DispatchGroup? = nil) {
    nonisolated(unsafe) let item = item
    run = { item.perform() }
    isCancelled = { item.isCancelled }
    place = .init(caller)
    (self.group, qos, flags) = (group, .unspecified, [])
  }

  func origin(_ kind: String, name: String? = nil) -> WorkOrigin {
    WorkOrigin(kind, name: name, place: place, isCancelled: isCancelled)
  }
}

extension ExecutionSession {
  /// The session that takes what is handed to a queue: of an app, and of the code of a test beside it, which may be a
  /// model's. Of a library beside the program it takes what that hands to the main queue in an app, and of Foundation, which
  /// runs operations so, what it hands to other queues at once: the delays of a library there are real.
  ///
  /// - Parameter caller: where it was handed over.
  fileprivate static func taking(
    workFor queue: DispatchQueue, from caller: UnsafeRawPointer?, isDelayed: Bool = false
  ) -> ExecutionSession? {
    guard let found = Caller.current(at: caller) else { return nil }
    let isTaken =
      MainQueue.isMain(queue)
      || (understudy_is_of_program(caller) ? found.role != .outside : !isDelayed && understudy_is_of_foundation(caller))
    return isTaken ? found.session : nil
  }

  /// Takes work for a queue: on the main queue it is the app's own, on others it runs in real time.
  fileprivate func put(_ work: QueuedWork, on queue: DispatchQueue, from caller: UnsafeRawPointer?) {
    guard MainQueue.isMain(queue) else {
      let kind = understudy_is_of_program(caller) ? "DispatchQueue.async" : WorkOrigin.operation
      return submit(work, to: queue, for: work.origin(kind, name: queue.label))
    }
    work.group?.enter()
    enqueue(for: work.origin("DispatchQueue.main.async")) {
      work.run()
      work.group?.leave()
    }
  }

  /// Delays work on the virtual clock; on the main queue it is then the app's own, on others it runs in real time.
  fileprivate func schedule(_ work: QueuedWork, after delay: Duration, on queue: DispatchQueue) {
    guard MainQueue.isMain(queue) else {
      let origin = work.origin("DispatchQueue.asyncAfter", name: queue.label)
      schedule(after: delay, for: origin) { self.submit(work, to: queue, for: origin) }
      return
    }
    schedule(after: delay, for: work.origin("DispatchQueue.main.asyncAfter")) { work.run() }
  }

  private func submit(_ work: QueuedWork, to queue: DispatchQueue, for origin: WorkOrigin) {
    let block = outside(work.run, for: origin)
    DispatchQueue.bypassingSessions {
      queue.async(group: work.group, qos: work.qos, flags: work.flags, execute: block)
    }
  }
}
