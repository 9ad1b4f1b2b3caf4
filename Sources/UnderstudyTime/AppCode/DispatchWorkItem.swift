#if os(Linux)
  import Dispatch

  // Called for `DispatchQueue.async(execute:)` and `asyncAfter(deadline:execute:)` with a work item by the C target
  // UnderstudyPlatformC. A work item that the session runs is performed, so that one which was cancelled does
  // nothing, and `wait()` and `notify(queue:execute:)` work as usual.

  @_silgen_name("understudy_session_takes_item") @inline(never)
  func sessionTakes(_ queue: DispatchQueue, _ item: DispatchWorkItem, _ caller: UnsafeRawPointer?) -> Bool {
    guard let session = ExecutionSession.ofCallerOrTest(at: caller) else { return false }
    let work = WorkItem(item: item)
    if MainQueue.isMain(queue) {
      session.enqueue(for: work.origin("DispatchQueue.main.async", .ofCaller(beyond: 1))) { work.item.perform() }
    } else {
      let kind = understudy_is_of_program(caller) ? "DispatchQueue.async" : WorkOrigin.operation
      let origin = work.origin(kind, name: queue.label, .ofCaller(beyond: 1))
      queue.async(group: nil, execute: session.outside({ work.item.perform() }, for: origin))
    }
    return true
  }

  @_silgen_name("understudy_session_takes_group_item") @inline(never)
  func sessionTakes(
    _ queue: DispatchQueue, _ group: DispatchGroup, _ item: DispatchWorkItem, _ caller: UnsafeRawPointer?
  ) -> Bool {
    guard let session = ExecutionSession.ofCallerOrTest(at: caller) else { return false }
    let work = WorkItem(item: item)
    group.enter()
    if MainQueue.isMain(queue) {
      session.enqueue(for: work.origin("DispatchQueue.main.async", .ofCaller(beyond: 1))) {
        work.item.perform()
        group.leave()
      }
    } else {
      let origin = work.origin("DispatchQueue.async", name: queue.label, .ofCaller(beyond: 1))
      let outside = session.outside({ work.item.perform() }, for: origin)
      queue.async(group: nil) {
        outside()
        group.leave()
      }
    }
    return true
  }

  @_silgen_name("understudy_session_takes_item_after") @inline(never)
  func sessionTakes(
    _ queue: DispatchQueue, _ item: DispatchWorkItem, _ deadline: UInt64, _ isOnTheWall: Bool,
    _ caller: UnsafeRawPointer?
  ) -> Bool {
    guard let session = ExecutionSession.ofCallerOrTest(at: caller) else { return false }
    let work = WorkItem(item: item)
    let delay = isOnTheWall ? VirtualDelay.untilWallTime(deadline) : VirtualDelay.until(deadline)
    if MainQueue.isMain(queue) {
      let origin = work.origin("DispatchQueue.main.asyncAfter", .ofCaller(beyond: 1))
      session.schedule(after: delay, for: origin) { work.item.perform() }
    } else {
      let origin = work.origin("DispatchQueue.asyncAfter", name: queue.label, .ofCaller(beyond: 1))
      session.schedule(after: delay, for: origin) {
        queue.async(group: nil, execute: session.outside({ work.item.perform() }, for: origin))
      }
    }
    return true
  }

  /// Work items may be used from any thread, though Dispatch does not declare it.
  private struct WorkItem: @unchecked Sendable {
    let item: DispatchWorkItem

    func origin(_ kind: String, name: String? = nil, _ place: CallTrace?) -> WorkOrigin {
      WorkOrigin(kind, name: name, place: .init(place)) { item.isCancelled }
    }
  }
#endif
